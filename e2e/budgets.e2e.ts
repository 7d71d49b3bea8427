import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { own } from './own.ts'
import { publicPaths } from './public-pages.ts'

/* Limits the gzipped size of each built page: its linked files and their static imports. */

const kilobyte = 1024
const base = own('baseUrl')
const unlisted = ['/cart', '/search', '/book/first-talk', '/book/included', '/book/paid', '/nothing-here']
const paths = [...(await publicPaths()), ...unlisted]

function scriptBar(path: string): number {
  // The goal is 190, 135 and 125 KB. React, the router and the shell of the site already take 123 KB.
  if (path.startsWith('/calculators')) return 190
  if (/^\/(store|product|cart|pricing|book)/.test(path)) return 142
  return 135
}

const sizes = new Map<string, Promise<{ bytes: number; imports: string[] }>>()

function fileAt(address: string) {
  const known = sizes.get(address)
  if (known) return known
  const read = readFile(address)
  sizes.set(address, read)
  return read
}

/** Scripts that contain company data. There must be none, because staff can change company data at run time. */
const tellingScripts: string[] = []

async function readFile(address: string) {
  const response = await fetch(base + address)
  expect(response.status, address).toBe(200)
  const body = Buffer.from(await response.arrayBuffer())
  const text = address.endsWith('.js') ? body.toString() : ''
  if (/office@expat-tax-biel|\+41 32 000/.test(text)) tellingScripts.push(address)
  const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  )
  return { bytes: address.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length, imports }
}

async function bytesOf(addresses: readonly string[]): Promise<number> {
  const seen = new Set<string>()
  async function add(address: string): Promise<number> {
    if (seen.has(address)) return 0
    seen.add(address)
    const { bytes, imports } = await fileAt(address)
    let sum = bytes
    for (const further of imports) sum += await add(further)
    return sum
  }
  let sum = 0
  for (const address of addresses) sum += await add(address)
  return sum
}

async function pageAt(path: string) {
  const html = await (await fetch(base + path)).text()
  const linked = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, address = '']) => address))]
  return {
    html,
    styles: linked(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"/g),
    fonts: linked(/<link\b[^>]*\brel="preload"[^>]*\bhref="([^"]+\.woff2)"/g),
    scripts: linked(/\b(?:from|import)\s*\(?["'](\/assets\/[\w.-]+\.js)["']/g),
    early: linked(/<script\b[^>]*\bsrc="([^"]+)"/g),
    inline: [...html.matchAll(/<script(?:>| nonce="[^"]*">)([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('\n'),
  }
}

test('every public page stays within its byte budgets and loads nothing from other origins', async () => {
  expect(paths.length).toBeGreaterThan(20)
  const over: string[] = []
  for (const path of paths) {
    const page = await pageAt(path)
    const [script, style, font] = [await bytesOf(page.scripts), await bytesOf(page.styles), await bytesOf(page.fonts)]
    const isParked = page.html.includes('data-parked=')
    const early = (await bytesOf(page.early)) + gzipSync(page.inline).length
    if (script > scriptBar(path) * kilobyte) over.push(`${path}: ${script} bytes of script`)
    if (isParked && early > 3 * kilobyte) over.push(`${path}: ${early} bytes of script before the first interaction`)
    if (style > 15 * kilobyte) over.push(`${path}: ${style} bytes of style`)
    if (font > 40 * kilobyte) over.push(`${path}: ${font} bytes of fonts`)
    const foreign = /<(?:script|img|iframe|source|link)\b[^>]*\b(?:src|srcset|href)="(?:https?:)?\/\//.exec(
      page.html.replaceAll(/<link\b[^>]*\brel="(?:canonical|alternate)"[^>]*>/g, '').replaceAll(base, ''),
    )
    if (foreign) over.push(`${path}: ${foreign[0]}`)
  }
  expect(over).toEqual([])
  expect(tellingScripts).toEqual([])
})

test('the first view of the home page takes at most 120 KB and 12 requests', async () => {
  const page = await pageAt('/')
  const icons = [...page.html.matchAll(/<link\b[^>]*\brel="(?:icon|manifest)"/g)].length
  const files = [...page.styles, ...page.fonts, ...page.early]
  expect(1 + files.length + icons).toBeLessThanOrEqual(12)
  const bytes = gzipSync(page.html).length + (await bytesOf(files))
  expect(bytes).toBeLessThanOrEqual(120 * kilobyte)
})
