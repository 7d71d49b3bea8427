import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lawChecks } from '#content/law/law-checks.ts'
import { type LegalSource, legalSources } from '#content/law/sources.ts'
import { legalDocuments } from '#content/law.ts'

const sources: [string, LegalSource][] = Object.entries(legalSources)
const byHref = new Map(sources.map(([id, { href }]) => [href, id]))
const numberOf = (id: string | undefined) => sources.find(([each]) => each === id)?.[1].number ?? null

const registry = 'content/law/sources.ts'
const files = globSync('content/**/*.{ts,md}').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Links to hosts that publish or explain law. All of them must come from the registry of sources. */
const official =
  /https:\/\/(?:[\w-]+\.)*(?:admin\.ch|fedlex\.admin\.ch|bger\.ch|be\.ch|zh\.ch|sz\.ch|lu\.ch|bl\.ch|bs\.ch|winterthur\.ch|ahv-iv\.ch|vermoegenszentrum\.ch|irs\.gov)\/[^\s'"`)\]]+/g
/** True for news feeds and further reading, and for the procedure of the cantons, where each row names its own source. */
const isNoSource = (path: string) =>
  path.startsWith('content/procedure/') ||
  ['content/news-sources.ts', 'content/pages/news.ts', 'content/generator.ts'].includes(path)

describe('registry and links', () => {
  test('each official number has one link, and each link one number', () => {
    const acts = sources.filter(([, { number }]) => number !== null)
    expect(new Set(acts.map(([, { number }]) => number)).size).toBe(acts.length)
    expect(byHref.size).toBe(sources.length)
  })

  // We link to the German pages of these acts, with Fedlex's SR numbers, because there is no English translation.
  test.each([
    ['dbg', 'SR 642.11', '1991/1184_1184_1184/de'],
    ['workExpenses', 'SR 642.118.1', '1993/1363_1363_1363/de'],
    ['qstv', 'SR 642.118.2', '2018/274/de'],
  ] as const)('%s is %s at %s', (id, number, path) => {
    expect(legalSources[id]).toMatchObject({ number, href: `https://www.fedlex.admin.ch/eli/cc/${path}` })
  })

  test('content files take links to laws from the registry only', () => {
    const own = files
      .filter(({ path }) => path.endsWith('.ts') && path !== registry && !isNoSource(path))
      .flatMap(({ path, text }) => [...text.matchAll(official)].map(([href]) => `${path}: ${href}`))
    expect(own).toEqual([])
  })

  test('articles link only to registered sources, under the right number', () => {
    const wrong = files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\[([^\]]+)\]\((https:[^\s)]+(?:\([^\s)]*\))?[^\s)]*)\)/g)].flatMap(
          ([, title = '', href = '']) => {
            const id = byHref.get(href)
            const named = /\b(?:SR|BSG|LS) [\d.]+\d/.exec(title)?.[0]
            const fits = id !== undefined && (!named || named === numberOf(id))
            return fits ? [] : [`${path}: ${title} → ${href}`]
          },
        ),
      )
    expect(wrong).toEqual([])
  })

  test('a title with an official number has the link of that number', () => {
    const wrong = files.flatMap(({ path, text }) =>
      [...text.matchAll(/title:\s*['`]([^'`]+)['`],\s*href: legalSources\.(\w+)\.href/g)].flatMap(
        ([, title = '', id = '']) => {
          const named = /\b(?:SR|BSG|LS) [\d.]+\d/.exec(title)?.[0]
          return !named || named === numberOf(id) ? [] : [`${path}: ${title} → ${id}`]
        },
      ),
    )
    expect(wrong).toEqual([])
  })

  test('the law library uses the registered link of each number', () => {
    for (const { number, url } of legalDocuments) {
      const id = byHref.get(url)
      expect([number, id]).toEqual([number, expect.any(String)])
      if (sources.some(([, one]) => one.number === number)) expect([number, numberOf(id)]).toEqual([number, number])
    }
  })
})

const statesLaw =
  /\bArt\. ?\d+\w* ?(?:\(|para|DBG|StHG)|\b(?:DFTA|THA|WTA|DBG|StHG|QStV|BVG|FZG|ExpaV|VStG|MWSTG)\b|\bSR \d{3}/
/** True if the text contains the date on which its sources were read. */
const isDated = (text: string) =>
  /(?:stateOn|lawState|checkedOn|readOn|lastUpdated|CheckedOn|ReadOn)\b[^\n]{0,12}\d{4}-\d{2}-\d{2}|read in November 2026/.test(
    text,
  )

/** Files that may cite law without a date: our own contract, promises and rules, letter templates and search terms. */
const ownMatters = [
  ...['claims.ts', 'company.ts', 'news-sources.ts', 'synonyms.ts', 'objection-letters.ts', 'retention.ts', 'vat.ts'],
  ...['pages/pricing.ts', 'pages/terms.ts', 'pages/privacy.ts', 'law/sources.ts', 'law/law-checks.ts', 'blog-post.ts'],
].map((name) => `content/${name}`)

describe('dates and sources', () => {
  test('every file with legal statements has its date and sources', () => {
    const missing = files
      .filter(({ path, text }) => statesLaw.test(text) && !ownMatters.includes(path) && !(path in lawChecks))
      // Question files need no date of their own: they cite acts through `laws`, whose file contains the date.
      .filter(({ path, text }) => !(path.startsWith('content/questions/') && text.includes('laws.')))
      .filter(({ text }) => !isDated(text))
      .map(({ path }) => path)
    expect(missing).toEqual([])
  })

  test('every listed law check refers to an existing file and a valid date', () => {
    for (const [path, { checkedOn, sources: named }] of Object.entries(lawChecks)) {
      expect([path, files.some((file) => file.path === path), named.length > 0]).toEqual([path, true, true])
      expect([path, new Date(`${checkedOn}T00:00:00Z`).toISOString().slice(0, 10)]).toEqual([path, checkedOn])
    }
  })

  test('every guide and checklist names its sources', () => {
    const without = files
      .filter(
        ({ path, text }) => path.startsWith('content/resources/') && /kind: '(?:guide|checklist)', *\n/.test(text),
      )
      .filter(({ text }) => !/sources: \[\s*\{/.test(text))
    expect(without.map(({ path }) => path)).toEqual([])
  })
})
