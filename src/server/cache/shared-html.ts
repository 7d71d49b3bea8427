import { createHash } from 'node:crypto'
import { hydrationLoader } from './hydration-loader.ts'
import { speculationRules } from './speculation-rules.ts'

/**
 * Makes a page cacheable: removes nonces, defers scripts until the first interaction and prefetches links. Hashes only
 * scripts that have the request's nonce, because injected scripts cannot know it.
 */
export function prepareSharedPage(html: string, nonce: string): { html: string; scriptHashes: string[] } {
  const hashes = new Set<string>()
  const ours = ` nonce="${nonce}"`
  const parked = html
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
      if (!attributes.includes(ours) || /\btype="application\/(ld\+)?json"|\bsrc=/.test(attributes)) return whole
      hashes.add(hashOf(text))
      const kind = /\btype="module"/.test(attributes) ? 'module' : 'script'
      return `<script type="text/plain" data-parked="${kind}">${text}</script>`
    })
    .replaceAll(ours, '')
    .replaceAll(/(<link\b[^>]*?) nonce=""/g, '$1')
  const hasParked = parked.includes('data-parked=')
  if (hasParked) hashes.add(hashOf(hydrationLoader))
  hashes.add(hashOf(speculationRules))
  const ahead = `<script type="speculationrules">${speculationRules}</script></body>`
  const withRules = parked.replace('</body>', () => ahead)
  const finished = hasParked
    ? withRules.replace('</body>', () => `<script>${hydrationLoader}</script></body>`)
    : withRules
  return { html: finished, scriptHashes: [...hashes] }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
