import { redirect } from 'react-router'
import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { swissDay } from '#platform/day.ts'
import { joinDates } from '#platform/read-day.ts'
import type { Services } from '#platform/services.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { mustFile } from '#tax/withholding/must-file.ts'
import { answerFields, questionPath } from './answer-fields.ts'
import { checkedYears, filingInput, readAnswers } from './answers.ts'
import { findPackageOffer } from './find-package-offer.server.ts'
import { checkPath } from './load-question.server.ts'
import { cantonDates } from './result.ts'

/** The result for the answers in the query. Redirects to the first open question if one is missing. */
export async function loadResult(services: Services, submitted: URLSearchParams) {
  const query = joinDates(submitted)
  const today = swissDay(services.now())
  const read = readAnswers(query, today, figuresOnDisk)
  const { year, answers, open } = read
  const input = filingInput(read, today)
  if (!input) throw redirect(query.size > 0 ? checkPath(open ?? 'permit', query) : questionPath('permit'))
  const decision = mustFile(input)
  const shown = await findShownClaims(services, claims)
  const isShown = (id: string) => pickClaims(shown, [id]).length > 0
  const isSold = decision.outcome === 'must' || decision.outcome === 'ask-canton'
  return {
    ...{ year, today, answers, decision, dates: cantonDates(input.means.canton, year) },
    fields: answerFields(read),
    otherYear: checkedYears(today).find((each) => each !== year) ?? year,
    offer: isSold ? await findPackageOffer(services, read, decision) : null,
    firstTimeDiscount: isShown('first-time-discount'),
    freeConsultation: isShown('free-consultation'),
  }
}

export type FilingResultData = Awaited<ReturnType<typeof loadResult>>
