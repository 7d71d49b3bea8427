import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProduct, stopProduct } from '#e2e/product.ts'
import { freePort } from '#platform/db/free-port.server.ts'
import { taxBench } from '#test/tax/bench.ts'

const run = promisify(execFile)
const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1]) || 5

if (process.argv[2] === 'raw') await serveRaw()
else await main()

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const base = `http://localhost:${port}`
  const product = await startProduct({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, base)
  try {
    await untilWarm(base)
    console.log('page                 kept/s   raw/s   ratio')
    for (const path of ['/', '/store', '/product/standard']) {
      await requestsPerSecond(`${base}${path}`)
      const kept = await requestsPerSecond(`${base}${path}`)
      const raw = await rawRequestsPerSecond(`${base}${path}`)
      console.log(`${path.padEnd(18)} ${figure(kept)} ${figure(raw)}   ${(kept / raw).toFixed(2)}`)
    }
    console.log(`\n/ made anew each time (uncached) ${figure(await uncachedPerSecond())}/s`)
    const metrics = await (await fetch(`${base}/metrics`)).text()
    const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0)
    for (const { what, measured, unit, bar } of await taxBench())
      console.log(`${what}: ${measured} ${unit} (bar ${bar})`)
    console.log(`memory of the process afterwards ${Math.round(bytes / 1024 / 1024)} MB`)
  } finally {
    await stopProduct(product)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The home page of a process that keeps none. */
async function uncachedPerSecond(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const base = `http://localhost:${port}`
  const variables = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', KEEP_PAGES: 'no' }
  const product = await startProduct(variables, base, ['--role', 'web'])
  try {
    return await requestsPerSecond(`${base}/`)
  } finally {
    await stopProduct(product)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Waits until the public pages are all kept, so that making them is not measured. */
async function untilWarm(base: string): Promise<void> {
  for (let before = -1, kept = 0; kept === 0 || kept !== before; ) {
    before = kept
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    kept = (await (await fetch(`${base}/readyz`)).json()).pages
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url])
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

/** The same bytes and headers, from a process that does nothing else. */
async function rawRequestsPerSecond(url: string): Promise<number> {
  const port = await freePort()
  const { spawn } = await import('node:child_process')
  const child = spawn(process.execPath, [import.meta.filename, 'raw', String(port), url], { stdio: 'inherit' })
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (
        await fetch(`http://localhost:${port}`).then(
          () => true,
          () => false,
        )
      )
        break
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return await requestsPerSecond(`http://localhost:${port}/`)
  } finally {
    child.kill()
  }
}

async function serveRaw() {
  const [port, url] = [Number(process.argv[3]), process.argv[4] ?? '']
  const { headers, body } = await new Promise<{ headers: string[]; body: Buffer }>((resolve) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          headers: answer.rawHeaders.filter(
            (_text, at, all) => !/^(date|connection|keep-alive|transfer-encoding)$/i.test(all[at - (at % 2)] ?? ''),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
  })
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(port)
}

function figure(value: number): string {
  return String(Math.round(value)).padStart(7)
}
