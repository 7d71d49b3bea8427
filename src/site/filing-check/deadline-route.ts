import ical from 'ical-generator'
import { firmName } from '#content/firm-name.ts'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { mustFile } from '#tax/withholding/must-file.ts'
import type { Route } from './+types/deadline-route'
import { answerFields, resultPath, withFields } from './answer-fields.ts'
import { filingInput, readAnswers } from './answers.ts'
import * as filingTexts from './locales/en.ts'
import { cantonDates, mainDay } from './result.ts'

/** Calendar file with the main date of the result as an all-day event, computed from the answers in the query. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { now, config } = servicesOf(context)
  const today = swissDay(now())
  const read = readAnswers(new URL(request.url).searchParams, today, figuresOnDisk)
  const input = filingInput(read, today)
  const decision = input && mustFile(input)
  const day = input && decision && mainDay(decision, cantonDates(input.means.canton, read.year))
  if (!decision || !day) throw new Response(null, { status: 404 })
  const { request: form, decide, file } = t(filingTexts.calendarEntry)
  const calendar = ical({ prodId: { company: firmName, product: 'Deadlines' } })
  calendar.createEvent({
    id: `filing-${day}-${decision.basis}-${decision.outcome}@${new URL(config.PUBLIC_URL).hostname}`,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    stamp: now(),
    summary: decision.basis === 'ordinary' ? file : decision.outcome === 'must' ? form : decide,
    url: `${config.PUBLIC_URL}${withFields(resultPath, answerFields(read))}`,
  })
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="deadline.ics"',
      'Cache-Control': 'no-store',
    },
  })
}
