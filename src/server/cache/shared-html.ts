import { createHash } from 'node:crypto'

/** URLs that are never prefetched: personal pages, side effects, and files. */
const neverAhead = [
  '/cart*',
  '/checkout*',
  '/success*',
  '/client-portal*',
  '/admin*',
  '/api/*',
  '/dev/*',
  '/store/*',
  '/documents/*',
  '/newsletter*',
  '/*.*',
  // URLs with a query are excluded, because a query may contain a token or a filter.
  '/*\\?(.+)',
]

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverAhead } },
          { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** Starts deferred scripts at the first interaction and shows the cart's item count (local storage). Keep it small. */
const hydrationLoader =
  `(()=>{let d=document,e=["pointerover","pointerdown","keydown","focusin","touchstart","click","input"];
let go=()=>{e.forEach(n=>removeEventListener(n,go,true));
d.querySelectorAll("script[data-parked]").forEach(p=>{let n=d.createElement("script");if(p.dataset.parked=="module")n.type="module";n.textContent=p.textContent;p.replaceWith(n)})};
e.forEach(n=>addEventListener(n,go,{capture:true,passive:true}));
try{d.querySelectorAll("[data-stored-count]").forEach(c=>{
let n=JSON.parse(localStorage.getItem(c.dataset.storedCount)||"[]").reduce((a,l)=>a+l.quantity,0);
if(n>0){c.textContent=n;c.hidden=false}})}catch{}})()`.replaceAll('\n', '')

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
