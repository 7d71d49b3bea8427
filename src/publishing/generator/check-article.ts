import { countWords } from '#platform/ai/checks/count-words.ts'
import { leakFinder } from '#platform/ai/checks/leaks.ts'
import { unknownAddresses } from '#platform/ai/checks/unknown-addresses.ts'
import { unknownMonths, unknownNumbers } from '#platform/ai/checks/unknown-numbers.ts'
import { t } from '#platform/texts.ts'
import { referencesIn } from '#publishing/editor/facts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import { articlePrompt, factsOn } from './article-prompt.ts'
import type { Finding } from './run.ts'
import { maxWordsLength, shortestWords, type WrittenArticle } from './written-article.ts'

const copy = () => t(publishingTexts.checkArticle)

const findLeak = leakFinder(articlePrompt({ topic: '', category: '', today: '9999-01-01' }))

// An article may use numbers from two to ten without a source, but not for periods, amounts of money or percentages.
const smallCount =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten)\b(?![ -](?:working |calendar |full |tax )?(?:days?|weeks?|months?|years?|hours?|per ?cent|francs?|times|hundred|thousand|million|billion|chf)\b)/gi

export function checkArticle(
  { title, summary, content, tags, alt }: WrittenArticle,
  material: string,
  today: string,
): Finding[] {
  const whole = [title, summary, content, ...tags, alt].join('\n')
  const references = referencesIn(whole)
  const textValue = withoutCounts(whole.replace(/\{fact:[^{}\s]*\}/g, ' '))
  const words = countWords(content)
  const markup = [
    ...(whole.match(/<[a-z/!][^>]*>?/gi) ?? []),
    ...(whole.match(/!?\[[^\]]*\]\s*[([]/g) ?? []),
    ...(whole.match(/^\[[^\]]+\]:/gm) ?? []),
  ]
  const leak = findLeak(whole, material)
  const mayBeNamed = new Set(factsOn(today).map(({ reference }) => reference))
  const unknown = [
    ...references.filter((name) => !mayBeNamed.has(name)),
    ...(textValue.match(/[{}][^{}\n]{0,60}/g) ?? []),
  ]
  return [
    ...unknown.map((detail): Finding => ({ check: 'facts', detail })),
    ...unknownNumbers(textValue, material).map((detail): Finding => ({ check: 'numbers', detail })),
    ...unknownMonths(textValue, material).map((detail): Finding => ({ check: 'dates', detail })),
    ...unknownAddresses(textValue, '').map((detail): Finding => ({ check: 'addresses', detail })),
    ...(words < shortestWords || words > maxWordsLength
      ? [{ check: 'length' as const, detail: copy().words(words) }]
      : []),
    ...(markup.length > 0 ? [{ check: 'markup' as const, detail: markup.slice(0, 5).join(' ').slice(0, 200) }] : []),
    ...(leak ? [{ check: 'instructions' as const, detail: leak }] : []),
  ].slice(0, 20)
}

function withoutCounts(text: string): string {
  return text.replace(/^\s*\d{1,2}[.)]\s/gm, '').replace(smallCount, ' ')
}
