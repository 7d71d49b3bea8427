import { surenessInWords } from '#content/deadline-words.ts'
import type { Canton } from '#content/filing-dates.ts'
import type { Sourced } from '#content/sureness.ts'

/**
 * Authority that decides on objections, in cantons with a single one. Streets are omitted, because assessments print
 * them and offices move. In Bern, the assessing region decides (Art. 190 StG BE; taxinfo.sv.fin.be.ch, November 2026).
 */
export const objectionOffices: Readonly<Record<string, string>> = {
  BE: 'Steuerverwaltung des Kantons Bern',
}

const objectionOfficeNotes: Readonly<Partial<Record<Canton, Sourced & { text: string }>>> = {
  LU: {
    text: 'Employees: the tax office of the commune that issued the tax assessment. Self-employed people: the canton’s Dienststelle Steuern.',
    ...{ sureness: 'certain', source: 'steuern.lu.ch' },
  },
  AG: { text: 'The commune’s Steuerkommission.', sureness: 'likely', source: 'tax act of the canton of Aargau' },
  TI: {
    text: 'The Ufficio circondariale di tassazione that issued the tax assessment.',
    sureness: 'likely',
    source: 'practice of the canton',
  },
  BL: {
    text: 'The authority that issued the tax assessment: the cantonal tax office or the commune.',
    ...{ sureness: 'likely', source: 'canton of Basel-Landschaft' },
  },
}

/** Explains which authority of a canton decides on objections, and how certain we are; null if unknown. */
export function objectionOfficeNote(canton: string | null): string | null {
  const note = Object.entries(objectionOfficeNotes).find(([code]) => code === canton)?.[1]
  return note ? `${note.text}${surenessInWords(note)}` : null
}
