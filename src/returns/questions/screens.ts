import type { Section } from '#content/questions/question.ts'
import type { AnswerPerson } from './answer.ts'
import { isOpen, type RequestedAnswersInput, type RequestedSection } from './requested-answers.ts'

/** One screen of a topic. `person`: whose first name is its heading; null if it is about both or a single client. */
export type Screen = {
  topic: string
  code: string
  title: string
  person: Exclude<AnswerPerson, 'joint'> | null
  requested: readonly RequestedAnswersInput[]
  open: number
}

/** With more questions per person than this, each person gets a screen of their own. */
const maxTogether = 3

/**
 * Splits a topic into screens. Which screen a question belongs to depends only on the question set and on whether
 * there are two people, so that no question moves to another screen while the client answers it.
 */
export function screensOf({ section, requested }: RequestedSection, isCouple: boolean): Screen[] {
  const parts = partsOf(section)
  if (!isCouple) return parts.flatMap((part) => screen(part, null, requested))
  const byPerson = (person: AnswerPerson) => requested.filter((one) => one.person === person)
  const apart = parts.filter(({ perPerson }) => perPerson > maxTogether)
  const together = [...byPerson('joint'), ...byPerson('client'), ...byPerson('partner')]
  return [
    ...parts.flatMap((part) => screen(part, null, apart.includes(part) ? byPerson('joint') : together)),
    ...(['client', 'partner'] as const).flatMap((person) =>
      apart.flatMap((part) => screen(part, person, byPerson(person))),
    ),
  ]

  function screen({ code, title, codes }: Part, person: Screen['person'], from: readonly RequestedAnswersInput[]) {
    const shown = from.filter(({ question }) => codes.has(question.code))
    const open = shown.filter(isOpen).length
    const own = { topic: section.code, code: person ? `${code}-${person}` : code, title, person }
    return shown.length === 0 ? [] : [{ ...own, requested: shown, open }]
  }
}

type Part = { code: string; title: string; codes: Set<string>; perPerson: number }

function partsOf({ title, questions }: Section): Part[] {
  const parts: Part[] = []
  for (const { code, screen, perPerson } of questions) {
    const last = parts.at(-1)
    const part =
      last && !screen ? last : { ...(screen ?? { code: 'start', title }), codes: new Set<string>(), perPerson: 0 }
    if (part !== last) parts.push(part)
    part.codes.add(code)
    if (perPerson) part.perPerson += 1
  }
  return parts
}

type Shown = Pick<RequestedAnswersInput, 'question' | 'person'>

/** `person`: whose name is the heading of the block; null if no heading is needed. */
export type Block<One extends Shown> = { person: AnswerPerson | null; isTicks: boolean; shown: One[] }

/** Blocks of a screen: neighbouring questions to tick form one list, and each person of a couple a block. */
export function blocksOf<One extends Shown>(shown: readonly One[], isCouple: boolean): Block<One>[] {
  const blocks: (Block<One> & { of: AnswerPerson })[] = []
  for (const one of shown) {
    const last = blocks.at(-1)
    const isTicks = one.question.tick !== undefined
    const isSame = !isCouple || last?.of === one.person
    if (last && isTicks && last.isTicks && isSame) last.shown.push(one)
    else blocks.push({ of: one.person, person: isCouple && !isSame ? one.person : null, isTicks, shown: [one] })
  }
  return blocks
}
