import { isCivilStatus } from '#accounts/people/household.ts'
import { type Answer, rowsOf } from '#returns/questions/answer.ts'
import type { Confession } from '#tax/figures.ts'
import type { TaxFacts } from './tax-facts.ts'

const churches: ReadonlyMap<string, Confession> = new Map([
  ['none', 'none'],
  ['reformed', 'protestant'],
  ['catholic', 'roman-catholic'],
  ['old-catholic', 'christ-catholic'],
])

/** Household facts from the client's answers; null if not answered. `commune` is free text. */
export type AnsweredFacts = {
  [Fact in 'civilStatus' | 'childrenBorn' | 'confession' | 'isPartYear']: TaxFacts[Fact] | null
} & {
  commune: string | null
  mealsCheaper?: NonNullable<TaxFacts['mealsCheaper']>
}

export function answeredFacts(answers: ReadonlyMap<string, Answer>): AnsweredFacts {
  const text = (key: string) => {
    const value = answers.get(key)?.value
    return typeof value === 'string' && value !== '' ? value : null
  }
  const status = text('joint.civil-status')
  const moved = text('joint.moved')
  const mealsCheaper = { ...cheaper('client', text('client.lunch')), ...cheaper('partner', text('partner.lunch')) }
  return {
    commune: text('joint.commune'),
    civilStatus: status !== null && isCivilStatus(status) ? status : null,
    childrenBorn: childrenIn(text('joint.children'), answers.get('joint.children-list')),
    confession: churches.get(text('client.church') ?? '') ?? null,
    isPartYear: moved === null ? null : moved !== 'no',
    ...(Object.keys(mealsCheaper).length > 0 && { mealsCheaper }),
  }
}

function cheaper(person: 'client' | 'partner', lunch: string | null) {
  return lunch === null ? {} : { [person]: lunch === 'canteen' }
}

/** Birth years of the children who live with the client. For other children, the other parent gets the deduction. */
function childrenIn(has: string | null, list: Answer | undefined): number[] | null {
  if (has === 'no') return []
  if (has !== 'yes' || !list) return null
  return rowsOf(list.value).flatMap(({ fields: { born, lives } }) => {
    const year = typeof born === 'string' ? Number(born.slice(0, 4)) : 0
    return year > 0 && lives !== 'elsewhere' ? [year] : []
  })
}
