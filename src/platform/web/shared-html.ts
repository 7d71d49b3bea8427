import { createHash } from 'node:crypto'
import { hydrationLoader } from './hydration-loader.ts'
import { speculationRules } from './speculation-rules.ts'

/** A finished page, and the hashes of the scripts and style sheets that stand in it. */
export type SharedPage = { html: string; scriptHashes: string[]; styleHashes: string[] }

/**
 * Turns a page rendered for one request into one that can be kept and shown to many.
 * Nonces go. Module preloads go, and the scripts of the framework are parked (`type="text/plain"`) until the visitor
 * shows an intention; a small loader then starts them in order. Style sheets and early
 * scripts that `textAt` knows move into the page, so that its first view waits for nothing else. Public pages behind links are fetched ahead.
 */
export function prepareSharedPage(html: string, textAt: (address: string) => string | null = () => null): SharedPage {
  const styled = withStylesInside(html, textAt)
  const hashes = new Set<string>()
  const parked = styled.html
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, text: string) => {
      if (/\btype="application\/(ld\+)?json"/.test(attributes)) return whole
      const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
      if (source !== undefined) {
        const early = textAt(source)
        if (early === null) return whole
        hashes.add(hashOf(early))
        return `<script>${early}</script>`
      }
      hashes.add(hashOf(text))
      const kind = /\btype="module"/.test(attributes) ? 'module' : 'script'
      return `<script type="text/plain" data-parked="${kind}">${text}</script>`
    })
  const hasParked = parked.includes('data-parked=')
  if (hasParked) hashes.add(hashOf(hydrationLoader))
  hashes.add(hashOf(speculationRules))
  const ahead = `<script type="speculationrules">${speculationRules}</script></body>`
  const withRules = parked.replace('</body>', () => ahead)
  const finished = hasParked
    ? withRules.replace('</body>', () => `<script>${hydrationLoader}</script></body>`)
    : withRules
  return { html: finished, scriptHashes: [...hashes], styleHashes: styled.hashes }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** All linked sheets as one, at the place of the first; `data-sheets` keeps their addresses for the loader. */
function withStylesInside(
  html: string,
  textAt: (address: string) => string | null,
): { html: string; hashes: string[] } {
  const link = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g
  const sheets = [...html.matchAll(link)].map(([, href = '']) => ({ href, text: textAt(href) }))
  if (sheets.length === 0 || sheets.some(({ text }) => text === null)) return { html, hashes: [] }
  const text = sheets.map((sheet) => sheet.text).join('\n')
  const style = `<style data-sheets="${sheets.map(({ href }) => href).join(' ')}">${text}</style>`
  let isFirst = true
  const inside = html.replaceAll(link, () => {
    const place = isFirst ? style : ''
    isFirst = false
    return place
  })
  return { html: inside, hashes: [hashOf(text)] }
}
