"""What goes over the wire, as types. The OpenAPI text and the JSON Schema of messages are made from these."""
