import { createHash } from 'node:crypto'
import { hydrationLoader } from './hydration-loader.ts'

/**
 * Turns a page rendered for one request into one that can be kept and shown to many.
 * Nonces go. Module preloads go, and the scripts of the framework are parked (`type="text/plain"`) until the visitor
 * shows an intention; a small loader then starts them in order. Returns the page and the hashes of its inline scripts.
 */
export function prepareSharedPage(html: string): { html: string; scriptHashes: string[] } {
  const hashes = new Set<string>()
  const parked = html
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
      if (/\btype="application\/(ld\+)?json"|\btype="speculationrules"/.test(attributes)) {
        if (/speculationrules/.test(attributes)) hashes.add(hashOf(text))
        return whole
      }
      if (/\bsrc=/.test(attributes)) return whole
      hashes.add(hashOf(text))
      const kind = /\btype="module"/.test(attributes) ? 'module' : 'script'
      return `<script type="text/plain" data-parked="${kind}">${text}</script>`
    })
  const hasParked = parked.includes('data-parked=')
  if (hasParked) hashes.add(hashOf(hydrationLoader))
  const finished = hasParked ? parked.replace('</body>', () => `<script>${hydrationLoader}</script></body>`) : parked
  return { html: finished, scriptHashes: [...hashes] }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
