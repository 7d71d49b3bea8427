import { redirect } from 'react-router'
import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { swissDay } from '#platform/day.ts'
import { joinDates } from '#platform/read-day.ts'
import type { Services } from '#platform/services.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { firstOrderSavingCents, quote } from '#shop/catalogue/public/price-quote.ts'
import { offersOf, variantOfYear } from '#shop/pricing/offers.ts'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import type { MustFile } from '#tax/withholding/must-file.ts'
import { mustFile } from '#tax/withholding/must-file.ts'
import {
  answerFields,
  carriedFields,
  type Field,
  hasAnswer,
  pathAfter,
  questionPath,
  resultPath,
  withFields,
} from './answer-fields.ts'
import type { ReadAnswers } from './answers.ts'
import {
  checkedYears,
  filingInput,
  neededOfCommuters,
  otherVariant,
  type Question,
  questions,
  readAnswers,
  thresholdKey,
} from './answers.ts'
import { cantonDates, fittingPackage } from './result.ts'

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

/** Package that suits the answers, at its current price; null if it is not sold or its price cannot be read. */
async function findPackageOffer(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { answers, year }: ReadAnswers,
  decision: MustFile,
) {
  const chosen = fittingPackage(answers, decision)
  try {
    const { products } = await listProducts(db, { limit: 100 }, now())
    const packages = packagesOf(products)
    const fitting = packages.find(({ facts }) => facts.id === chosen.packageId)
    const price = quote(offersOf({ packages, addOns: addOnsOf(products) }, String(year)), chosen)
    if (!fitting || !price) return null
    const { product, facts } = fitting
    return {
      ...{ productId: product.id, title: product.title, subtitle: product.subtitle },
      features: facts.features.slice(0, 4),
      preparation: facts.timeToComplete.replace('-', '–'),
      priceCents: price.offer.priceCents,
      regularCents: price.offer.regularCents,
      addOns: price.addOns
        .filter(({ isIncluded }) => !isIncluded)
        .map(({ title, priceCents }) => ({ title, priceCents })),
      totalCents: price.totalCents,
      savingCents: firstOrderSavingCents(price.offer),
      /** Packages go on sale in the January after the tax year. */
      isOnSale: variantOfYear(product, String(year)) !== undefined,
    }
  } catch (error) {
    log.error({ err: error }, 'the price of a package could not be read')
    return null
  }
}

export type PackageOffer = NonNullable<Awaited<ReturnType<typeof findPackageOffer>>>

/**
 * Everything that the page of a question shows. Redirects to the first unanswered question if that one comes before
 * this page's question, which happens after following a link or changing an answer.
 */
export function loadQuestion(submitted: URLSearchParams, now: Date, question: Question) {
  const query = joinDates(submitted)
  const today = swissDay(now)
  const read = readAnswers(query, today, figuresOnDisk)
  const { year, answers, open, errors } = read
  if (open && questions.indexOf(open) < questions.indexOf(question)) throw redirect(checkPath(open, query))
  const isChange = query.has('change')
  const variant = otherVariant(answers)
  return {
    ...{ question, year, answers, variant, isChange, mayLeaveLater: today < `${year + 1}-03-31` },
    errors: open === question && (query.has('check') || hasAnswer(query, question)) ? errors : {},
    communeChoices: open === question ? read.communeChoices : [],
    commuterQuestions: answers.home
      ? neededOfCommuters(answers.home.livesIn, answers.home.canton)
      : read.commuterQuestions,
    values: submittedValues(query),
    action: isChange ? resultPath : pathAfter(question),
    hidden: [
      ...carriedFields(query, read, question),
      ...(question === 'other' ? ([['thresholds', thresholdKey(variant)]] satisfies Field[]) : []),
    ],
    fields: answerFields(read),
  }
}

export type QuestionData = ReturnType<typeof loadQuestion>

/** URL of the page of an open question; the parameter `check` makes the page show what is missing. */
export function checkPath(open: Question, query: URLSearchParams): string {
  const fields = [...query].filter(([name]) => name !== 'check' && name !== 'change').slice(0, 40)
  return withFields(questionPath(open), [...fields, ['check', '1']])
}

function submittedValues(query: URLSearchParams): Record<string, readonly string[]> {
  return Object.fromEntries([...new Set(query.keys())].slice(0, 40).map((name) => [name, query.getAll(name)]))
}
