import { resolve as absolute } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type ReadCamt, readCamt } from './read-camt.ts'

/** The built program, and its source where nothing was built. */
const program = import.meta.env?.PROD ? 'build/server/read-bank-file.js' : 'src/billing/bank/read-thread.server.ts'
const timeoutMs = 120_000
/** A file of this size is read in less time than a thread takes to start. */
const smallBytes = 100_000

/** Reads a bank's file, a large one in a thread of its own: 5,000 entries take seconds, in which requests would wait. */
export async function readInThread(bytes: Uint8Array, today: string): Promise<ReadCamt> {
  if (bytes.length <= smallBytes) return readCamt(bytes, today)
  const worker = new Worker(absolute(program), {
    workerData: { bytes, today },
    resourceLimits: { maxOldGenerationSizeMb: 600 },
  })
  return new Promise<ReadCamt>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Reading a bank file took too long')), timeoutMs)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The reader of bank files ended without a result'))
    })
  }).finally(() => worker.terminate())
}
