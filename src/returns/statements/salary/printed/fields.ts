import { type AmountBox, amountBoxes } from '../certificate.ts'
import type { Draft } from './draft.ts'
import { boxLabels } from './labels.ts'
import { type Field, plain } from './page.ts'

// Names of the fields in the PDFs of the Federal Tax Administration, without prefix and in lower case: those of form
// 605.040.18N of 2021, then those of the form before.
const names = {
  ...{ pension: ['b'], freeTransport: ['f'], canteen: ['g'], year: ['d'], from: ['e-von'], until: ['e-bis'] },
  ...{ birthDate: ['c-gebdatum', 'cgebdatum'], other: ['14-1', '14-2'], remarks: ['15-1', '15-2'] },
  person: ['empfaenger', 'hname', 'hadresse', 'hpostfach', 'hwohnort'],
  employer: ['bestaetigung', ...[0, 1, 2, 3, 4].map((line) => `unterschrift1.${line}`)],
}
const prefix = /^(?:text(?:mehrzeilig)?links|optionkreuzohnerahmen)_/
const kindBoxes = ['2.3', '3', '4', '7', '13.1.2', '13.2.3'] as const satisfies readonly AmountBox[]
const numbered = /^(?:DezZahlNull|ziffer|chiffre|cifra|box)[ _.-]?(\d{1,2}(?:[ _.-]\d){0,2})$/i

/** The certificate in the fields of an official PDF; null if the fields have other names. */
export function readFields(fields: readonly Field[]): Draft | null {
  const values = new Map(fields.map(({ name, value }) => [keyOf(name), value.trim()]))
  if (!names.from.some((name) => values.has(name))) return null
  const linesOf = (key: keyof typeof names) => names[key].flatMap((name) => values.get(name)?.split(/[\r\n]+/) ?? [])
  const textOf = (key: keyof typeof names) => linesOf(key).filter(Boolean).join('\n')
  const kinds = kindBoxes.flatMap((box) => {
    const key = box.replaceAll('.', '-')
    const text = values.get(`${key}-art`) ?? values.get(`${key}-1`)
    return text ? [{ box, text }] : []
  })
  return {
    ...{ readFrom: 'form', form: textOf('pension') ? 'pension' : 'salary', year: textOf('year') },
    ...{ from: textOf('from'), until: textOf('until'), birthDate: textOf('birthDate') },
    ...{ freeTransport: textOf('freeTransport') !== '', canteen: textOf('canteen') !== '' },
    amounts: Object.fromEntries(
      fields.flatMap(({ name, value }) => {
        const box = boxOfName(name) ?? boxOfOldName(name)
        return box && value.trim() ? [[box, value]] : []
      }),
    ),
    words: [...kinds, ...linesOf('other').map((text) => ({ box: '14' as const, text }))],
    remarks: textOf('remarks'),
    person: linesOf('person'),
    employer: linesOf('employer'),
  }
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(prefix, '').replaceAll('_', '-')
}

/** The box that the name or description of a field states, such as "Ziffer_10_1" or "11. Nettolohn/Rente". */
export function boxOfName(name: string, description = ''): AmountBox | undefined {
  const stated = numbered.exec(
    name
      .replace(/\[\d+\]/g, '')
      .split(/\.(?=\D)/)
      .at(-1) ?? '',
  )?.[1]
  const [, number = '', label = ''] = /^(\d{1,2}(?:\.\d){0,2})\.?\s+(.+)$/.exec(description.trim()) ?? []
  const described = boxNamed(number)
  return (
    (stated && boxNamed(stated.replace(/[ _-]/g, '.'))) ||
    (described && boxLabels[described].test(plain(label)) ? described : undefined)
  )
}

/** In the older PDF, boxes with a kind have two fields: "3-1" is the kind and "3-2" the amount. */
function boxOfOldName(name: string): AmountBox | undefined {
  const amount: Partial<Record<string, AmountBox>> = { '2-3-2': '2.3', '3-2': '3', '4-2': '4', '7-1-2': '7' }
  if (amount[name]) return amount[name]
  const [, expense] = /^(13-[12]-[123])-2$/.exec(name) ?? []
  const plainName = expense ?? (/^(?:[125689]|1[012]|2-[12]|10-[12]|13-3)$/.test(name) ? name : '')
  return boxNamed(plainName.replaceAll('-', '.'))
}

function boxNamed(number: string): AmountBox | undefined {
  return amountBoxes.find((box) => box === number)
}
