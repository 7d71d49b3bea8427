import { Worker } from 'node:worker_threads'
import { appFile } from '#platform/app-file.server.ts'
import { atMost } from '#platform/at-most.ts'
import { findMarkdownError, type MarkdownError } from './markdown-limits.ts'
import { escaped, type RenderedText } from './render-markdown.server.ts'

const program = appFile(
  import.meta.env?.PROD ? 'build/server/render-markdown.js' : 'src/publishing/editor/markdown-thread.server.ts',
)

/** Time limits for rendering a text in the worker thread (ms): short for previews, longer for public texts. */
const previewMs = 5_000
const publicMs = 60_000
const startMs = 60_000

export type RenderOutcome = { ok: true; rendered: RenderedText } | { ok: false; reason: MarkdownError | 'too-slow' }

const inTurn = atMost(1)
let thread: Promise<Worker> | null = null
let lastId = 0

/** Renders Markdown in a worker thread, which is terminated on timeout, so that no text can block the event loop. */
export async function renderApart(text: string, limitMs = previewMs): Promise<RenderOutcome> {
  const problem = findMarkdownError(text)
  if (problem) return { ok: false, reason: problem }
  return inTurn(async () => {
    thread ??= startThread()
    const worker = await thread.catch((error: unknown) => {
      thread = null
      throw error
    })
    const rendered = await askThread(worker, text, limitMs)
    if (rendered) return { ok: true, rendered }
    thread = null
    await worker.terminate()
    return { ok: false, reason: 'too-slow' }
  })
}

/** Renders a public text. If rendering fails, returns the escaped source text, so that visitors can still read it. */
export async function renderForPublic(text: string): Promise<RenderedText> {
  if (text === '') return { html: '', contents: [] }
  const outcome = await renderApart(text, publicMs)
  return outcome.ok ? outcome.rendered : { html: `<pre>${escaped(text.slice(0, 100_000))}</pre>`, contents: [] }
}

function startThread(): Promise<Worker> {
  const worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 128 } })
  worker.unref()
  return new Promise((started, failed) => {
    const timer = setTimeout(() => failed(new Error('The thread that renders texts did not start')), startMs)
    worker.once('message', () => {
      clearTimeout(timer)
      started(worker)
    })
    worker.on('error', failed)
  })
}

function askThread(worker: Worker, text: string, limitMs: number): Promise<RenderedText | null> {
  lastId += 1
  const id = lastId
  const answer = Promise.withResolvers<RenderedText | null>()
  const timer = setTimeout(() => answer.resolve(null), limitMs)
  const receive = (message: { id: number; rendered: RenderedText }) => {
    if (message.id === id) answer.resolve(message.rendered)
  }
  const end = () => answer.resolve(null)
  worker.on('message', receive).on('error', end).on('exit', end)
  worker.postMessage({ id, text })
  return answer.promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', receive).off('error', end).off('exit', end)
  })
}
