import { buffer } from 'node:stream/consumers'
import { readStatement } from './read-statement.server.ts'

// The program of the process that reads statements: a PDF comes in, a reading goes out. It is given no environment, no
// rights to write, and an end (`read-apart.server.ts`).
const reading = await readStatement(new Uint8Array(await buffer(process.stdin)))
process.stdout.write(JSON.stringify(reading), () => process.exit(0))
