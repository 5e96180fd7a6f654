# Longpress: `make site` builds the sample catalog, `make test` runs every test.
SWIFT ?= swift
CONFIGURATION ?= release
PROGRAM = .build/$(CONFIGURATION)/longpress
OUTPUT ?= site
PREFIX ?= /usr/local

# What a fresh Debian machine needs beside Swift. Tests need the second list, too.
PACKAGES = libcmark-gfm-dev libcmark-gfm-extensions-dev libyaml-dev zlib1g-dev pkg-config bootstrap-icons
TEST_PACKAGES = chromium python3-venv default-jre-headless fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji git zip

.PHONY: all site test install bench check format lint record build deps test-deps clean help screenshot

all: site

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile

site: deps ## Build the program and render content/ to site/
	$(SWIFT) build -c $(CONFIGURATION) --product longpress
	$(PROGRAM) build --output $(OUTPUT)

test: deps test-deps ## Run all tests
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

check: deps test-deps lint ## Format, build with warnings as errors, test, and build our own site
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors
	$(SWIFT) test --skip-build -Xswiftc -warnings-as-errors
	$(SWIFT) build -c release --product longpress -Xswiftc -warnings-as-errors
	.build/release/longpress build --output $(OUTPUT)

# On Linux the program then needs no Swift on the machine where it runs; macOS brings the runtime itself.
ifeq ($(shell uname),Linux)
STATIC = --static-swift-stdlib
endif

# What is built to stay is optimised across modules, too: longer to build, a tenth faster.
install: deps ## Build with the Swift runtime inside and install to PREFIX (/usr/local), below DESTDIR when that is set
	$(SWIFT) build -c release $(STATIC) -Xswiftc -cross-module-optimization --product longpress
	mkdir -p "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/longpress "$(DESTDIR)$(PREFIX)/bin/longpress"
	strip "$(DESTDIR)$(PREFIX)/bin/longpress"

bench: deps ## Measure every stage at 100, 1,000 and 10,000 quick actions; SIZES="100" for others
	LONGPRESS_BENCHMARKS=1 $(SWIFT) run --package-path Tests/Benchmarks --scratch-path .build/benchmarks -c release Benchmarks \
	  --write Tests/Benchmarks/RESULTS.md $(SIZES)

record: ## Write goldens and the expectations of text cases anew; fails, so that somebody looks at the difference
	LONGPRESS_RECORD=1 $(SWIFT) test --filter '^(SiteTests|SpecTests|SiteRenderingTests)\.'

lint: ## Check the form of all Swift files
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

format: ## Bring all Swift files into form
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

# Installs what is missing as root or in CI; else prints the line to run.
define install
	@missing=""; for name in $(1); do dpkg -s $$name >/dev/null 2>&1 || missing="$$missing $$name"; done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing; \
	elif [ -n "$$CI" ]; then sudo apt-get update -qq && sudo DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing; \
	else echo "Missing:$$missing"; echo "Run: sudo apt-get install$$missing"; exit 1; fi
endef

deps: ## Install the libraries that the program needs
ifeq ($(shell uname),Linux)
	$(call install,$(PACKAGES))
else
	@pkg-config --exists libcmark-gfm yaml-0.1 zlib || { echo "Run: brew install cmark-gfm libyaml zlib pkg-config"; exit 1; }
endif

test-deps: ## Install what the tests need
ifeq ($(shell uname),Linux)
	$(call install,$(TEST_PACKAGES))
endif
	@$(MAKE) --no-print-directory $(BROWSER)/made || { [ -z "$$CI" ] && echo "The browser tests will be skipped."; }

# The Python side of the browser tests. Without it they are skipped outside CI.
BROWSER = .build/browser-venv
$(BROWSER)/made: Tests/BrowserTests/requirements.txt
	python3 -m venv $(BROWSER)
	$(BROWSER)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@


clean: ## Remove everything that was built
	rm -rf .build $(OUTPUT)

screenshot: site ## Take the picture of the README from the built site
	$(or $(CHROMIUM),chromium) --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1280,1120 \
	  --screenshot=content/pages/screenshot.png "file://$(CURDIR)/$(OUTPUT)/apps/contacts/index.html"
