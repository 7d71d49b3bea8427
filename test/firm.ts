// Setup file: loads the company module once, so that all test files share the same instance.
import '#company/company.server.ts'
