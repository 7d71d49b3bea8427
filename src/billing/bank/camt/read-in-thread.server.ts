import { resolve as absolute } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type ReadCamt, readCamt } from './read-camt.ts'

const program = import.meta.env?.PROD ? 'build/server/read-bank-file.js' : 'src/billing/bank/camt/read-thread.server.ts'
const timeoutMs = 120_000
/** Smaller files are parsed faster than a thread can be started. */
const smallBytes = 100_000

/** Parses large bank files in a worker thread, because 5,000 entries would block the event loop for seconds. */
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
