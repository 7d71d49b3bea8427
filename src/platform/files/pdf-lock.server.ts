import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { atMost } from '#platform/at-most.ts'

/** PDFs above this size are not opened to be looked into; whether they ask for a password is then not known. */
export const largestOpenedPdfBytes = 10 * 1024 * 1024
const patienceMs = 5_000
const memoryMb = 256
const inTurn = atMost(2)

const code = `
const { parentPort, workerData } = require('node:worker_threads')
console.log = console.warn = () => {}
import(workerData.pdfjs)
  .then(({ getDocument }) => getDocument({ data: workerData.content, useWorkerFetch: false, isEvalSupported: false, verbosity: 0 }).promise)
  .then(() => parentPort.postMessage(false), (error) => parentPort.postMessage(error?.name === 'PasswordException'))
`

/**
 * Whether nobody can read this PDF without a password. Many banks encrypt PDFs that open without one, so the content itself
 * is asked, by pdf.js in a thread of little memory and time. What it cannot make out counts as readable. Two are looked
 * into at once; the others are read when their turn comes.
 */
export function asksForPassword(read: () => Promise<Uint8Array>): Promise<boolean> {
  return inTurn(async () => opensOnlyWithPassword(await read()))
}

function opensOnlyWithPassword(content: Uint8Array): Promise<boolean> {
  const pdfjs = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs')
  const worker = new Worker(code, {
    eval: true,
    workerData: { pdfjs, content },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
    stderr: true,
  })
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs)
    worker.once('message', (isLocked) => resolve(isLocked === true))
    worker.once('error', () => resolve(false))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(false)
    })
  }).finally(() => worker.terminate())
}
