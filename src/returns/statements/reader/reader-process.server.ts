import { buffer } from 'node:stream/consumers'
import { readDocument } from './read-document.server.ts'

// Entry point of the sandboxed reader process (`read-apart.server.ts`): PDF on stdin, result on stdout.
const reading = await readDocument(new Uint8Array(await buffer(process.stdin)))
process.stdout.write(JSON.stringify(reading), () => process.exit(0))
