import { parentPort } from 'node:worker_threads'
import { renderMarkdown } from './render-markdown.server.ts'

parentPort?.on('message', ({ id, text }: { id: number; text: string }) => {
  parentPort?.postMessage({ id, rendered: renderMarkdown(text) })
})
parentPort?.postMessage('ready')
