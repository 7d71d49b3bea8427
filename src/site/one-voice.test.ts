import { describe, expect, test } from 'vitest'
import { claims } from '#content/claims.ts'
import { consentCategories } from '#content/pages/consent.ts'
import { phases } from '#content/pages/home.ts'
import { packages } from '#content/products/packages.ts'
import { packageServices } from '#content/service-levels.ts'
import { storedItems } from './legal/stored-items.ts'

const ids = ['basic', 'standard', 'premium'] as const
const packageOf = (id: (typeof ids)[number]) => JSON.stringify(packages.find((one) => one.id === id))

describe('services of packages', () => {
  test.each(ids)('%s states its own preparation time', (id) => {
    const { min, max } = packageServices[id].preparationDays
    expect(packageOf(id)).toContain(`${min}–${max} working days`)
    expect(packageOf(id)).toContain(`"timeToComplete":"${min}-${max} days"`)
  })

  test('the preparation phase on the home page covers the slowest package', () => {
    const phase = phases.find(({ title }) => title === 'Preparation')
    expect(phase?.maxDays).toBeGreaterThanOrEqual(packageServices.premium.preparationDays.max)
  })

  test.each(ids)('%s promises an assessment check and a second adviser only if its service includes them', (id) => {
    const features = JSON.stringify(packages.find((one) => one.id === id)?.package?.features)
    const checksAssessment = features.includes('Assessment checked') || features.includes('Everything in Standard')
    expect(checksAssessment).toBe(packageServices[id].checksAssessment)
    expect(/second (adviser|reviewer)/.test(packageOf(id))).toBe(packageServices[id].hasSecondReviewer)
  })
})

describe('limits, claims and consent', () => {
  test.each(ids)('%s sells foreign income as an add-on', (id) => {
    const found = packages.find((one) => one.id === id)
    expect(found?.package?.includedAddOns).not.toContain('foreignIncome')
    expect(found?.details.find((detail) => detail.id === 'limits')?.description).toMatch(/from abroad/)
  })

  test('average and total saving are both proven and consistent, or both unproven', () => {
    const figure = (id: string) => claims.find((claim) => claim.id === id)
    const number = (id: string) => Number(figure(id)?.value.replaceAll(/\D/g, ''))
    const [average, total, clients] = [figure('average-saving'), figure('total-tax-savings'), figure('clients')]
    expect(average && total && clients).toBeTruthy()
    if (average?.proven && clients?.proven)
      expect(number('average-saving') * number('clients')).toBeLessThanOrEqual(number('total-tax-savings') * 1000)
    if (average?.proven || total?.proven) expect(average?.proven).toBe(total?.proven)
  })

  test('the consent banner says for each purpose whether anything is stored', () => {
    for (const { id, text } of consentCategories) {
      const isStored = storedItems.some(({ category }) => category === id)
      expect([id, text.includes('nothing is stored')]).toEqual([id, !isStored])
    }
  })

  test('packages are sold for past tax years only', () => {
    const sold = new Set(packages.flatMap(({ options }) => options.flatMap(({ values }) => values)))
    expect([...sold]).toEqual(['2025', '2024', '2023'])
  })
})
