import { resolve as absolute } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReadCamt } from './read-camt.ts'

/** The built program, and its source where nothing was built. */
const program = import.meta.env?.PROD ? 'build/server/read-bank-file.js' : 'src/billing/bank/read-thread.server.ts'
const timeoutMs = 120_000

/** Reads a bank's file in a thread of its own: 5,000 entries take seconds, in which requests would wait. */
export function readInThread(bytes: Uint8Array, today: string): Promise<ReadCamt> {
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
