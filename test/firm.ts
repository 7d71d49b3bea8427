// Read before each file of tests, as a setup file is; the module behind it is one and the same for all of them.
import '#company/company.server.ts'
