import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { atMost } from '#platform/at-most.ts'

/** Maximum bytes for a password check during the upload; a job checks larger PDFs (`cases/recheck-lock.server.ts`). */
export const largestOpenedPdfBytes = 10 * 1024 * 1024
const timeouts = { pollMs: 5_000, wholeMs: 12_000 }
const memoryMb = 256
const inTurn = atMost(2)

const code = `
const { parentPort, workerData } = require('node:worker_threads')
console.log = console.warn = () => {}
import(workerData.pdfjs).then(({ getDocument }) => {
  parentPort.postMessage('loaded')
  return getDocument({ data: workerData.content, useWorkerFetch: false, isEvalSupported: false, verbosity: 0 }).promise
}).then(() => parentPort.postMessage('open'), (error) => parentPort.postMessage(error?.name === 'PasswordException' ? 'locked' : 'open'))
`

/** `unknown`: the check timed out or ran out of memory. Check again; never treat the PDF as readable. */
export type PdfLock = 'open' | 'locked' | 'unknown'
type Timeouts = typeof timeouts

/** Opens a PDF without a password, in a worker thread. Encrypted PDFs may open, too. Invalid ones count as 'open'. */
export function findPdfLock(read: () => Promise<Uint8Array>, limits: Timeouts = timeouts): Promise<PdfLock> {
  return inTurn(async () => lookInto(await read(), limits))
}

function lookInto(content: Uint8Array, { pollMs, wholeMs }: Timeouts): Promise<PdfLock> {
  const pdfjs = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs')
  const worker = new Worker(code, {
    eval: true,
    workerData: { pdfjs, content },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  const timers: NodeJS.Timeout[] = []
  return new Promise<PdfLock>((resolve) => {
    timers.push(setTimeout(() => resolve('unknown'), wholeMs))
    worker.on('message', (payload) => {
      if (payload === 'open' || payload === 'locked') resolve(payload)
      else timers.push(setTimeout(() => resolve('unknown'), pollMs))
    })
    worker.once('error', () => resolve('unknown'))
    worker.once('exit', () => resolve('unknown'))
  }).finally(() => {
    for (const timer of timers) clearTimeout(timer)
    return worker.terminate()
  })
}
