import { countWords } from '#platform/ai/checks/count-words.ts'
import { leakFinder } from '#platform/ai/checks/leaks.ts'
import { unknownAddresses } from '#platform/ai/checks/unknown-addresses.ts'
import { unknownMonths, unknownNumbers } from '#platform/ai/checks/unknown-numbers.ts'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import { cleanHtml, plainText } from '#publishing/news/feeds/html.ts'
import type { Finding } from '#publishing/news/news-item.ts'
import { maxWordsLength, type Rewrite, shortestWords } from './rewrite.ts'
import { rewritePrompt } from './rewrite-prompt.ts'

const copy = () => t(publishingTexts.rewriteChecks)

export const minSourceWords = 90

const findLeak = leakFinder(
  rewritePrompt({ title: '', rawContent: '', source: '', language: '', publishedAt: new Date(0) }),
)

export function checkRewrite(rewrite: Rewrite, sourceText: string): Finding[] {
  const { title, summary, content, tags } = rewrite
  const refused = [...cleanHtml(content).refused, ...(/<[a-z/!]/i.test(title + summary + tags.join()) ? ['title'] : [])]
  const body = plainText(content)
  const whole = [title, summary, body, ...tags].join('\n')
  const words = countWords(body)
  const numbers = unknownNumbers(whole, sourceText)
  const months = unknownMonths(whole, sourceText)
  const addresses = unknownAddresses(whole, sourceText)
  const leak = findLeak([title, summary, content, body, ...tags].join('\n'), sourceText)
  return [
    ...numbers.map((detail): Finding => ({ check: 'numbers', detail })),
    ...months.map((detail): Finding => ({ check: 'dates', detail })),
    ...addresses.slice(0, 5).map((detail): Finding => ({ check: 'addresses', detail })),
    ...(words < shortestWords || words > maxWordsLength
      ? [{ check: 'length' as const, detail: copy().words(words) }]
      : []),
    ...(refused.length > 0 ? [{ check: 'markup' as const, detail: refused.slice(0, 5).join(', ') }] : []),
    ...(leak ? [{ check: 'instructions' as const, detail: leak }] : []),
  ]
}
