import { vatPercent } from '#company/vat.ts'
import { pricing } from '#content/pages/pricing.ts'
import { describeVat } from '#content/vat.ts'
import { ButtonLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { FactList, TickList } from '#design/facts.tsx'
import { VisuallyHidden } from '#design/page/layout.tsx'
import { Price } from '#design/price.tsx'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import type { PackageProduct } from './offers.ts'

const copy = () => t(catalogueTexts.packageColumns)

export function PackageColumns({ packages }: { packages: readonly PackageProduct[] }) {
  return (
    <>
      {packages.map(({ product, variant, facts }) => {
        const cents = unitPriceCents(variant)
        const regularCents = variant.price_in_cents
        return (
          <li key={product.id} className={classes('package', facts.popular && 'popular')}>
            <p className={classes('t14 bold', facts.popular ? 'accent' : 'soft')}>
              {facts.popular ? pricing.popularLabel : facts.complexity}
            </p>
            <h2 className="t32">{product.title}</h2>
            <p className="package-price">
              <Price large cents={cents} decimals={0} />
            </p>
            <p className="numbers soft package-was">
              {regularCents > cents ? (
                <>
                  <del>
                    <VisuallyHidden>{copy().insteadOf} </VisuallyHidden>
                    {formatMoney(regularCents, { decimals: 0 })}
                  </del>{' '}
                  {copy().save(formatMoney(regularCents - cents, { decimals: 0 }))}
                </>
              ) : (
                describeVat(pricing.vatIncluded, vatPercent())
              )}
            </p>
            <FactList
              facts={[
                { term: copy().readyIn, value: facts.timeToComplete.replace('-', '–') },
                { term: copy().support, value: facts.responseTime },
                { term: copy().bestFor, value: facts.bestFor },
              ]}
            />
            <TickList yes={facts.features} no={facts.limitations} />
            <ButtonLink to={`/product/${product.id}`} kind={facts.popular ? 'primary' : 'outline'} full>
              {pricing.getStarted}
              <VisuallyHidden> {copy().with(product.title)}</VisuallyHidden>
            </ButtonLink>
          </li>
        )
      })}
    </>
  )
}
