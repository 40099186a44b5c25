"""A benchmark that can be pinned: numbered tasks, one protocol, one file of results. docs/benchmark.md."""
