import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './node-listener.server.ts'
import type { WebApp } from './web-app.server.ts'

async function aProgram(drainMs: number) {
  const slow: ServerResponse[] = []
  const state = { isDraining: false }
  const app = {
    listener: (request, response) => {
      if (state.isDraining) response.shouldKeepAlive = false
      if (request.url === '/slow') slow.push(response)
      else response.end(state.isDraining ? 'draining' : 'open')
    },
    drain: () => {
      state.isDraining = true
    },
  } as Partial<WebApp> as WebApp
  const { server, close } = await listen(app, { host: '127.0.0.1', port: 0, drainMs })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  return { server, port, close, ask, finish: () => slow.map((response) => response.end('done')) }
}

test('a draining server still responds and closes connections, then refuses new ones', async () => {
  const { close, ask } = await aProgram(150)
  expect(await (await ask('/')).text()).toBe('open')
  const closing = close()
  const late = await ask('/')
  expect([await late.text(), late.headers.get('Connection')]).toEqual(['draining', 'close'])
  await closing
  await expect(ask('/')).rejects.toThrow()
})

test('shutdown waits for requests in progress', async () => {
  const { server, close, ask, finish } = await aProgram(0)
  const arrived = once(server, 'request')
  const requested = ask('/slow')
  await arrived
  let isClosed = false
  const closing = close().then(() => {
    isClosed = true
  })
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(isClosed).toBe(false)
  finish()
  expect(await (await requested).text()).toBe('done')
  await closing
})

test('an idle connection does not delay the shutdown', async () => {
  const { close, ask } = await aProgram(0)
  await (await ask('/')).text()
  const began = performance.now()
  await close()
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a port in use is an error at startup', async () => {
  const { port } = await aProgram(0)
  const app = { listener: () => undefined } as Partial<WebApp> as WebApp
  await expect(listen(app, { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
