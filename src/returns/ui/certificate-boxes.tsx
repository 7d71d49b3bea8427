import { Status } from '#design/feedback/status.tsx'
import { formatAmount, formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { amountBoxes, type Certificate } from '#returns/statements/salary/certificate.ts'
import { isRounded, wrongSum } from '#returns/statements/salary/check-certificate.ts'
import { type BoxValue, type Correction, readBefore } from '#returns/statements/salary/correction.ts'
import { numberedBoxes } from '#returns/statements/salary/printed/marks.ts'
import { isPartYear } from '#returns/statements/salary/proposals.ts'
import { BoxNumber } from './box-marks.tsx'

const copy = () => t(returnTexts.certificate)

/** A change of more than a tenth and CHF 500, in cents. */
function isNotable(now: number, before: number): boolean {
  const change = Math.abs(now - before)
  return change > 50_000 && change * 10 > Math.abs(before)
}

/** Box 8 less 9 and 10 makes 11, as a line of amounts. */
function sumOf({
  '8': gross,
  '11': net = 0,
  '9': a = 0,
  '10.1': b = 0,
  '10.2': c = 0,
}: Certificate['amounts']): string {
  if (gross === undefined) return copy().sumsMatch
  const less = [a, b, c].filter((cents) => cents !== 0).map((cents) => ` − ${francs(cents)}`)
  return `${francs(gross)}${less.join('')} = ${francs(net)}`
}

/** The value of a box for display; an amount is in cents. */
export function boxText(value: BoxValue): string {
  if (typeof value === 'boolean') return value ? copy().yes : copy().no
  if (typeof value === 'string') return formatDate(value)
  return value === null ? '–' : francs(value)
}

function readText(value: BoxValue | undefined): string[] {
  return value === undefined ? [] : [boxText(value)]
}

/** Without centimes if there are none, as on the form. */
function francs(cents: number): string {
  return formatAmount(cents, { decimals: cents % 100 === 0 ? 0 : 2 })
}

/** Barcodes may state the day of approval as text. */
function dayOrText(approved: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(approved) ? formatDate(approved) : approved
}

type Props = {
  certificate: Certificate
  before: Certificate | null
  taxYear: number
  corrections: readonly Correction[]
  /** Prefix of the ids that link the boxes with their numbers on the document. */
  id: string
  /** Ids of the numbers that the document shows. */
  marked: readonly string[]
}

/** All boxes of a salary certificate beside those of last year's certificate; changes are marked. */
export function CertificateBoxes({ certificate, before, taxYear, corrections, id, marked }: Props) {
  const { employer, person, readFrom, amounts, words, remarks, expenseRules } = certificate
  const filled = amountBoxes.filter((box) => amounts[box] !== undefined || before?.amounts[box] !== undefined)
  const period = (one: Certificate) =>
    isPartYear(one) ? `${formatDate(one.from)} – ${formatDate(one.until)}` : copy().wholeYear
  const yes = (isTicked: boolean) => (isTicked ? copy().yes : copy().no)
  const read = readBefore(corrections)
  const rows = [
    {
      ...{ box: 'E', name: copy().period, now: period(certificate), last: before && period(before), isNew: false },
      read: [read.get('E from'), read.get('E until')].flatMap((value) => (value === undefined ? [] : boxText(value))),
    },
    ...(['freeTransport', 'canteen'] as const).map((name) => ({
      box: name === 'canteen' ? 'G' : 'F',
      name: copy()[name],
      now: yes(certificate[name]),
      last: before && yes(before[name]),
      isNew: before !== null && before[name] !== certificate[name],
      read: readText(read.get(name === 'canteen' ? 'G' : 'F')),
    })),
    ...filled.map((box) => ({
      ...{ box, name: copy().boxes[box] },
      now: amounts[box] === undefined ? '–' : francs(amounts[box]),
      last: before && (before.amounts[box] === undefined ? '–' : francs(before.amounts[box])),
      isNew: before !== null && isNotable(amounts[box] ?? 0, before.amounts[box] ?? 0),
      read: readText(read.get(box)),
    })),
    ...(remarks.length === 0
      ? []
      : [
          {
            box: '15',
            name: copy().remarksRow,
            now: copy().texts(remarks.length),
            last: before && '',
            isNew: false,
            read: [],
          },
        ]),
  ]
  const numbers: readonly string[] = numberedBoxes(certificate)
  const numberOf = (box: string) => numbers.indexOf(box) + 1
  return (
    <div className="certificate-boxes">
      <p>
        <b>{employer.name}</b>
        <br />
        {`${person.firstName} ${person.lastName}`.trim()}
      </p>
      <p className="soft t14">{copy().readFrom[readFrom]}</p>
      <table className="t14">
        <thead>
          <tr>
            <th scope="col">{copy().boxesRead(numbers.length)}</th>
            <th scope="col">{taxYear}</th>
            {before && <th scope="col">{taxYear - 1}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ box, name, now, last, isNew, read: was }) => (
            <tr key={box}>
              <th scope="row">
                <BoxNumber {...{ id, marked, number: numberOf(box) }} /> <span className="soft">{box}</span> {name}
              </th>
              <td>
                {isNew ? <mark>{now}</mark> : now}
                {was.length > 0 && <small className="soft read">{copy().read(was.join(', '))}</small>}
              </td>
              {before && <td className="soft">{last}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {wrongSum(certificate) === null && (
        <Status kind="done">
          {[sumOf(amounts), isRounded(certificate) ? copy().rounded : ''].filter(Boolean).join(' ')}
        </Status>
      )}
      {words.length > 0 && (
        <ul className="t14">
          {words.map(({ box, text, cents }) => (
            <li key={`${box} ${text} ${cents}`}>
              {copy().beside(box, text)}
              {cents !== null && `: ${francs(cents)}`}
            </li>
          ))}
        </ul>
      )}
      {expenseRules && (
        <p className="t14">{copy().expenseRules(expenseRules.canton, dayOrText(expenseRules.approved))}</p>
      )}
      {remarks.length > 0 && (
        <>
          <h4 className="t14">{copy().remarks}</h4>
          {remarks.map((remark) => (
            <blockquote key={remark} className="t14">
              {remark}
            </blockquote>
          ))}
        </>
      )}
    </div>
  )
}
