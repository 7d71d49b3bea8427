import { buffer } from 'node:stream/consumers'
import { readStatement } from './read-statement.server.ts'

// Entry point of the sandboxed reader process (`read-apart.server.ts`): PDF on stdin, result on stdout.
const reading = await readStatement(new Uint8Array(await buffer(process.stdin)))
process.stdout.write(JSON.stringify(reading), () => process.exit(0))
