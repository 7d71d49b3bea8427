import type { AdminContext } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import { addVariant, createProduct } from '#shop/catalogue/editing/create-product.server.ts'
import { planPrice, withdrawPlan } from '#shop/catalogue/editing/plan-price.server.ts'
import type { Entered, FormErrors } from '#shop/catalogue/editing/product-form.ts'
import type { CatalogueRefusal } from '#shop/staff/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { productPath } from './product-parts.ts'

const refused: ErrorStatuses<CatalogueRefusal> = {
  forbidden: 403,
  'unknown-product': 404,
  'unknown-plan': 404,
  conflict: 409,
  'not-next': 409,
  'too-early': 409,
  'unknown-place': 422,
  invalid: 422,
}

export const partActions = ['copy', 'add-variant', 'plan-price', 'withdraw-plan'] as const
export type PartAction = (typeof partActions)[number]

export type PartAnswer = {
  act: PartAction | 'create'
  status: number
  text: string
  errors: FieldErrors
  values: Entered
}
type Done = { to: string; note: FlashName }

export async function handlePartAction(
  { services, actor }: AdminContext,
  { act: action, productId, values }: { act: PartAction; productId: string; values: Entered },
): Promise<{ done: Done } | { answer: PartAnswer }> {
  const here = productPath(productId)
  switch (action) {
    case 'copy': {
      const outcome = await createProduct(services, {
        entered: { title: values['copy.title'] ?? '', from: productId },
        actor,
      })
      if (outcome.ok) return { done: { to: productPath(outcome.productId), note: 'product-created' } }
      return { answer: answerOf(action, outcome, values, 'copy.') }
    }
    case 'add-variant': {
      const outcome = await addVariant(services, { productId, entered: values, actor })
      return outcome.ok ? { done: { to: here, note: 'variant-added' } } : { answer: answerOf(action, outcome, values) }
    }
    case 'plan-price': {
      const outcome = await planPrice(services, { productId, entered: values, actor })
      return outcome.ok ? { done: { to: here, note: 'price-planned' } } : { answer: answerOf(action, outcome, values) }
    }
    case 'withdraw-plan': {
      const outcome = await withdrawPlan(services, { productId, planId: values.plan ?? '', actor })
      return outcome.ok ? { done: { to: here, note: 'plan-withdrawn' } } : { answer: answerOf(action, outcome, values) }
    }
  }
}

export async function createBlank(
  { services, actor }: AdminContext,
  values: Entered,
): Promise<{ done: Done } | { answer: PartAnswer }> {
  const outcome = await createProduct(services, { entered: { ...values, from: '' }, actor })
  if (outcome.ok) return { done: { to: productPath(outcome.productId), note: 'product-created' } }
  return { answer: answerOf('create', outcome, values) }
}

function answerOf(action: PartAnswer['act'], refusal: CatalogueRefusal, values: Entered, prefix = ''): PartAnswer {
  const { status, text } = catalogueError(refusal)
  const problems: FormErrors = 'errors' in refusal ? refusal.errors : {}
  const { fields } = t(shopStaffTexts.catalogue)
  const errors = Object.fromEntries(Object.entries(problems).map(([name, error]) => [prefix + name, fields[error]]))
  return { act: action, status, text, errors, values }
}

export function catalogueError(refusal: CatalogueRefusal): FieldError {
  return errorOf(t(shopStaffTexts.catalogue).refused, refusal, refused)
}
