import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as openRequest } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

const megabyte = 1024 * 1024

const garbage = 150 * megabyte

async function startServer() {
  const child = fork(new URL('../../../test/files/upload-server.ts', import.meta.url), { execArgv: [] })
  onTestFinished(() => void child.kill())
  const [{ port }] = await once(child, 'message')
  const max = async (): Promise<number> => {
    child.send('how much?')
    const [content] = await once(child, 'message')
    return content.max
  }
  return { port, max }
}

type Sent = { status: number | 'closed'; text: string; megabytes: number }

function post(
  port: number,
  path: string,
  { megabytes, saysLength = false }: { megabytes: number; saysLength?: boolean },
) {
  const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
  const tail = Buffer.from('\r\n--x--\r\n')
  const length = head.length + megabytes * megabyte + tail.length
  const kind = 'multipart/form-data; boundary=x'
  const headers = { 'Content-Type': kind, ...(saysLength ? { 'Content-Length': length } : {}) }
  return new Promise<Sent>((resolve) => {
    let sent = 0
    let answer: { status: number; text: string; megabytes: number } | undefined
    const agent = new Agent({ keepAlive: true })
    const request = openRequest({ port, path, method: 'POST', headers, agent }, (response) => {
      answer = { status: response.statusCode ?? 0, text: '', megabytes: sent }
      response.on('data', (chunk) => {
        if (answer) answer.text += chunk
      })
      response.on('end', () => answer && resolve(answer))
    })
    request.on('error', () => resolve(answer ?? { status: 'closed', text: '', megabytes: sent }))
    request.setMaxListeners(0)
    const piece = Buffer.alloc(megabyte)
    const send = async () => {
      request.write(head)
      for (; sent < megabytes && !request.destroyed; sent++) {
        if (!request.write(piece)) await Promise.race([once(request, 'drain'), once(request, 'close')])
      }
      if (!request.destroyed) request.end(tail)
    }
    send().catch(() => undefined)
  })
}

let server: Awaited<ReturnType<typeof startServer>>
let resting = 0
async function warm() {
  server = await startServer()
  for (const path of ['/careers/upload', '/cart']) await post(server.port, path, { megabytes: 1 })
  await pause(100)
  resting = await server.max()
}

test.each([
  ['a path that only ends like an upload path', '/admin/documents', true],
  ['the same path without a length', '/admin/documents', false],
  ['a form path without a length', '/cart', false],
])('200 MB to %s are refused with a message and not buffered', async (_name, path, saysLength) => {
  await warm()
  const { status, text, megabytes } = await post(server.port, path, { megabytes: 200, saysLength })
  expect(status).toBe(413)
  expect(text).toContain('What you sent is too large, so nothing has been saved. Please send less.')
  expect(megabytes).toBeLessThan(20)
  expect((await server.max()) - resting).toBeLessThan(garbage)
})

test('200 MB to an upload path are streamed', async () => {
  await warm()
  const sent = await post(server.port, '/careers/upload', { megabytes: 200 })
  expect(sent).toMatchObject({ status: 200, text: 'taken', megabytes: 200 })
  expect((await server.max()) - resting).toBeLessThan(garbage)
})

test('a body above the upload limit is aborted while it arrives', async () => {
  await warm()
  const { status, text, megabytes } = await post(server.port, '/careers/upload', { megabytes: 600 })
  expect([status, text]).toEqual([413, 'too-large'])
  expect(megabytes).toBeLessThan(300)
  expect((await server.max()) - resting).toBeLessThan(garbage)
})

test('a small form of unknown length is read', async () => {
  await warm()
  expect(await post(server.port, '/cart', { megabytes: 0 })).toMatchObject({ status: 200, text: 'read' })
})
