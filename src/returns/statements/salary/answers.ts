import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import {
  type Answer,
  type AnswerRow,
  type AnswerValue,
  isSameValue,
  isStated,
  keyOf,
  rowsOf,
} from '#returns/questions/answer.ts'
import type { AmountBox, Certificate } from './certificate.ts'
import { begins } from './check-certificate.ts'
import { isPartYear } from './proposals.ts'

/** A certificate that is used in a case, with its statement id and its person. */
export type UsedCertificate = { id: string; person: 'client' | 'partner'; content: Certificate }

type Answers = ReadonlyMap<string, Answer>
export type GivenAnswer = Pick<Answer, 'question' | 'person'> & { value: AnswerValue | null }

const rowPrefix = 'certificate-'

/** Questions that ask for the total of a box. `isAlways`: also if all jobs lasted the whole year. */
const totals = [
  { question: 'one-off-pay', box: '3', form: 'salary', code: 'one-off-pay', isAlways: false },
  { question: 'source-tax-paid', box: '12', form: 'salary', code: 'tax-at-source', isAlways: true },
  { question: 'pension-received', box: '11', form: 'pension', code: 'pension', isAlways: true },
] as const satisfies readonly {
  question: string
  box: AmountBox
  form: Certificate['form']
  code: FigureCode
  isAlways: boolean
}[]

const ticks = [
  ['canteen', 'lunch', 'canteen'],
  ['freeTransport', 'commute', 'employer'],
] as const

/**
 * Answers that the certificates of a case give. An answer by a person is never changed; only rows for further employers
 * are added. Answers from certificates (`answeredBy` is null) follow them, and so do rows of a `corrected` certificate.
 */
export function answersFrom(
  certificates: readonly UsedCertificate[],
  answers: Answers,
  corrected?: Pick<UsedCertificate, 'id' | 'content'>,
): GivenAnswer[] {
  return (['client', 'partner'] as const).flatMap((person) => {
    const own = certificates.filter((one) => one.person === person)
    const known = (question: string) => answers.get(keyOf({ question, person }))
    const salaries = own.filter(({ content }) => content.form === 'salary')
    const given: GivenAnswer[] = []
    const give = (question: string, value: AnswerValue | null, isChange = false) => {
      const last = known(question)
      const isOurs = !isStated(last) || last.answeredBy === null || isChange
      if (isOurs && !isSameValue(last?.value ?? null, value)) given.push({ question, person, value })
    }
    if (salaries.length > 0) give('employed', 'yes')
    const rows = rowsWith(salaries, rowsOf(known('employers')?.value ?? null), corrected)
    if (rows) give('employers', rows, true)
    for (const [box, question, value] of ticks) {
      const isGone = corrected?.content[box] && known(question)?.value === value
      if (salaries.some(({ content }) => content[box])) give(question, value)
      else if (isGone) give(question, null)
    }
    if (sumOf(own, '12', 'salary') > 0) give('source-tax', 'yes')
    for (const { question, box, form, isAlways } of totals) {
      const sum = sumOf(own, box, form)
      if (sum > 0 && (isAlways || own.some(({ content }) => isPartYear(content)))) give(question, sum)
      else if (typeof known(question)?.value === 'number') give(question, null)
    }
    if (sumOf(own, '11', 'pension') > 0) {
      const kinds = known('other-incomes')?.value
      const ticked = Array.isArray(kinds) ? kinds.filter((one) => typeof one === 'string' && one !== 'none') : []
      if (!ticked.includes('pension')) give('other-incomes', [...ticked, 'pension'], true)
    }
    return given
  })
}

/** Employer rows with those of the certificates; null if nothing changes. Rows of unused certificates disappear. */
function rowsWith(
  certificates: readonly UsedCertificate[],
  rows: readonly AnswerRow[],
  corrected: Pick<UsedCertificate, 'id' | 'content'> | undefined,
): AnswerRow[] | null {
  const own = new Set(certificates.map(rowIdOf))
  const old = corrected && rowFor(corrected)
  const renewed = certificates.find(({ id }) => id === corrected?.id)
  const follow = (row: AnswerRow) => (renewed && old && isSameValue([row], [old]) ? rowFor(renewed) : row)
  const stay = rows.filter(({ id }) => !id.startsWith(rowPrefix) || own.has(id)).map(follow)
  const added = certificates.filter((one) => !stay.some((row) => isRowOf(row, one))).map(rowFor)
  const all = [...stay, ...added]
  return isSameValue(all, [...rows]) ? null : all
}

function rowIdOf({ id }: Pick<UsedCertificate, 'id'>): string {
  return `${rowPrefix}${id.replaceAll('-', '').slice(0, 20)}`
}

function rowFor(certificate: Pick<UsedCertificate, 'id' | 'content'>): AnswerRow {
  const { employer, from, until, amounts } = certificate.content
  const fields = { name: employer.name, from, to: until, net: amounts['11'] ?? 0 }
  return { id: rowIdOf(certificate), fields }
}

/** A row matches a certificate if it came from it, or has the same employer or amount and overlapping (or no) dates. */
function isRowOf({ id, fields }: AnswerRow, certificate: UsedCertificate): boolean {
  if (id.startsWith(rowPrefix)) return id === rowIdOf(certificate)
  const { employer, from, until, amounts } = certificate.content
  const { name, from: first = from, to: last = until, net } = fields
  const isSame =
    (typeof name === 'string' && begins(name, employer.name)) || (net !== undefined && net === amounts['11'])
  return isSame && String(first) <= until && from <= String(last)
}

function sumOf(certificates: readonly UsedCertificate[], box: AmountBox, form: Certificate['form']): number {
  return certificates
    .filter(({ content }) => content.form === form)
    .reduce((sum, { content }) => sum + (content.amounts[box] ?? 0), 0)
}

type Figure = { place: string; code: FigureCode; amountCents: number | null }

/**
 * Figures of answers without what the certificates state, so that nothing is counted twice: a row of a read certificate
 * gives no figure, and of an answered total only the part that is on no certificate remains.
 */
export function withoutCertificates<One extends Figure>(
  figures: readonly One[],
  certificates: readonly UsedCertificate[],
  answers: Answers,
): One[] {
  return figures.flatMap((figure) => {
    const [person, question, rowId] = figure.place.split('.')
    const own = certificates.filter((one) => one.person === person)
    if (question === 'employers') {
      const row = rowsOf(answers.get(`${person}.employers`)?.value ?? null).find(({ id }) => id === rowId)
      const isRead = row && own.some((one) => one.content.form === 'salary' && isRowOf(row, one))
      return isRead ? [] : [figure]
    }
    const total = totals.find((one) => one.question === question)
    const stated = total ? sumOf(own, total.box, total.form) : 0
    if (stated <= 0) return [figure]
    if (figure.amountCents === null) return isRestUnknown(person ?? '', own, answers) ? [figure] : []
    const rest = figure.amountCents - stated
    return rest > 0 ? [{ ...figure, amountCents: rest }] : []
  })
}

/** Whether an unknown total may hold more than the certificates: pensions, or a job without a certificate. */
function isRestUnknown(person: string, own: readonly UsedCertificate[], answers: Answers): boolean {
  if (own.some(({ content }) => content.form === 'pension')) return true
  const rows = rowsOf(answers.get(`${person}.employers`)?.value ?? null)
  return rows.some((row) => !own.some((one) => isRowOf(row, one)))
}

/** An answer that differs from the certificates; both are shown. `isTotal`: of all certificates. Amounts in cents. */
export type Difference = { key: string; employer: string; answered: number; stated: number; isTotal: boolean }

export function differencesFrom(certificates: readonly UsedCertificate[], answers: Answers): Difference[] {
  return (['client', 'partner'] as const).flatMap((person) => {
    const own = certificates.filter((one) => one.person === person)
    const rows = rowsOf(answers.get(`${person}.employers`)?.value ?? null)
    const ofRows = own
      .filter(({ content }) => content.form === 'salary')
      .flatMap((one): Difference[] => {
        const answered = rows.find((row) => isRowOf(row, one))?.fields.net
        const stated = one.content.amounts['11'] ?? 0
        const { name: employer } = one.content.employer
        return typeof answered === 'number' && answered !== stated
          ? [{ key: `${person}.employers`, employer, answered, stated, isTotal: false }]
          : []
      })
    return [...ofRows, ...totalsBeside(own, person, answers).filter(({ answered, stated }) => answered < stated)]
  })
}

/** Answered totals that are not the sum of the certificates; the part above it may be on no certificate yet. */
function totalsBeside(own: readonly UsedCertificate[], person: string, answers: Answers): Difference[] {
  return totals.flatMap(({ question, box, form }): Difference[] => {
    const key = `${person}.${question}`
    const answered = answers.get(key)?.value
    const stated = sumOf(own, box, form)
    const holders = own.filter(({ content }) => content.form === form && content.amounts[box])
    const employer = [...new Set(holders.map(({ content }) => content.employer.name))].join(', ')
    return typeof answered === 'number' && stated > 0 && answered !== stated
      ? [{ key, employer, answered, stated, isTotal: true }]
      : []
  })
}

/** What to say about an answer that a certificate gave, differs from, or makes worth a second look. */
export type CertificateNote =
  | { code: 'from-certificate'; employers: string }
  | ({ code: 'differs' | 'total-with-rest' } & Omit<Difference, 'key'>)
  | { code: 'employed'; employer: string }
  | { code: 'ticked'; box: 'F' | 'G'; employer: string }
  | { code: 'part-year'; employer: string; from: string; until: string }

/** Notes by the key of the question. */
export function notesFrom(
  certificates: readonly UsedCertificate[],
  answers: Answers,
): ReadonlyMap<string, CertificateNote> {
  const notes = new Map<string, CertificateNote>()
  const given = answersFrom(certificates, new Map())
  for (const { question, person } of given) {
    const key = keyOf({ question, person })
    const answer = answers.get(key)
    const employers = certificates.filter((one) => one.person === person).map(({ content }) => content.employer.name)
    if (isStated(answer) && answer.answeredBy === null) {
      notes.set(key, { code: 'from-certificate', employers: [...new Set(employers)].join(', ') })
    }
  }
  for (const { key, ...difference } of differencesFrom(certificates, answers)) {
    notes.set(key, { code: 'differs', ...difference })
  }
  for (const person of ['client', 'partner'] as const) {
    const own = certificates.filter((one) => one.person === person)
    for (const { key, ...total } of totalsBeside(own, person, answers)) {
      if (total.answered > total.stated) notes.set(key, { code: 'total-with-rest', ...total })
    }
  }
  for (const { person, content } of certificates) {
    const isDenied = content.form === 'salary' && answers.get(`${person}.employed`)?.value === 'no'
    if (isDenied) notes.set(`${person}.employed`, { code: 'employed', employer: content.employer.name })
    const ticked = [
      { box: 'F', isTicked: content.freeTransport, key: `${person}.commute`, except: ['employer', 'none'] },
      { box: 'G', isTicked: content.canteen, key: `${person}.lunch`, except: ['canteen', 'yes'] },
    ] as const
    for (const { box, isTicked, key, except } of ticked) {
      const value = answers.get(key)?.value
      const isContrary = typeof value === 'string' && !except.some((one) => one === value)
      if (isTicked && isContrary) notes.set(key, { code: 'ticked', box, employer: content.employer.name })
    }
  }
  const part = certificates.find(({ content }) => content.form === 'salary' && isPartYear(content))?.content
  const moved = answers.get('joint.moved')
  if (part && (!isStated(moved) || moved.value === 'no')) {
    notes.set('joint.moved', { code: 'part-year', employer: part.employer.name, from: part.from, until: part.until })
  }
  return notes
}
