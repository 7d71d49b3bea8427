import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { z } from 'zod'
import { startProduct, stopProduct } from '#e2e/product.ts'
import { freePort } from '#platform/db/free-port.server.ts'
import { printFirm } from '#test/load/large-firm.ts'
import { startNextPeer } from '#test/load/next-peer.ts'
import { soak } from '#test/load/soak.ts'
import { taxBench } from '#test/tax/bench.ts'

const run = promisify(execFile)
const seconds = option('--seconds', 5)
const soakSeconds = option('--soak', 60)
const password = 'bench-password-1'
const memorySettings = z.record(z.string(), z.string()).parse(parseEnv(readFileSync('bin/memory.env', 'utf8')))
const uncachedPages = ['/', '/store', '/product/standard', '/pricing', '/search?q=tax', '/impressum', '/calculators']

if (process.argv[2] === 'raw') await serveRaw()
else {
  if (!process.argv.includes('--firm')) await main()
  await printFirm()
}

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const base = `http://localhost:${port}`
  const inspectPort = await freePort()
  const product = await startProduct(
    {
      ...{ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_PASSWORD: password },
      ...memorySettings,
      NODE_OPTIONS: `${memorySettings.NODE_OPTIONS} --inspect=127.0.0.1:${inspectPort}`,
    },
    base,
  )
  try {
    await untilWarm(base)
    console.log('page               cached/s   raw/s   ratio')
    for (const path of ['/', '/store', '/product/standard']) {
      await requestsPerSecond(`${base}${path}`)
      const saved = await requestsPerSecond(`${base}${path}`)
      const raw = await rawRequestsPerSecond(`${base}${path}`)
      console.log(`${path.padEnd(18)} ${figure(saved)} ${figure(raw)}   ${(saved / raw).toFixed(2)}`)
    }
    await compareUncached()
    for (const { what, measured, unit, bar } of await taxBench())
      console.log(`${what}: ${measured} ${unit} (limit ${bar})`)
    await printSoak({ base, inspectPort, password })
  } finally {
    await stopProduct(product)
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function compareUncached(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const base = `http://localhost:${port}`
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', KEEP_PAGES: 'no' }
  const product = await startProduct({ ...settings, ...memorySettings }, base)
  const peer = await startNextPeer(await freePort())
  console.log('\nuncached page        ours/s  Next.js/s   ratio')
  try {
    for (const path of uncachedPages) {
      const ours = await requestsPerSecond(`${base}${path}`)
      const theirs = peer ? await requestsPerSecond(peer.base) : Number.NaN
      console.log(`${path.padEnd(18)} ${figure(ours)}    ${figure(theirs)}   ${(ours / theirs).toFixed(2)}`)
    }
  } finally {
    await peer?.stop()
    await stopProduct(product)
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function printSoak(product: Parameters<typeof soak>[0]): Promise<void> {
  const { highestMb, heapBeforeMb, heapAfterMb, answers, uploads } = await soak(product, soakSeconds)
  const change = (heapAfterMb / heapBeforeMb - 1) * 100
  console.log(`\n${soakSeconds} s of mixed load (${answers} responses, ${uploads} uploads):`)
  console.log(`resident memory at most ${Math.round(highestMb)} MB (limit 400)`)
  console.log(
    `heap after collection ${heapBeforeMb.toFixed(1)} MB before, ${heapAfterMb.toFixed(1)} MB after: ${change.toFixed(1)}% (limit ± 5%)`,
  )
}

function option(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}

async function untilWarm(base: string): Promise<void> {
  for (let before = -1, saved = 0; saved === 0 || saved !== before; ) {
    before = saved
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    saved = (await (await fetch(`${base}/readyz`)).json()).pages
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url])
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

/** Baseline of the benchmark: requests per second of a bare HTTP server that sends the same bytes and headers. */
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
