import { TickList } from '#design/facts.tsx'
import { t } from '#platform/texts.ts'
import type { ProductOnPage } from '#shop/catalogue/catalogue.ts'
import * as shopTexts from '#shop/locales/en.ts'

const copy = () => t(shopTexts.orderPdfs)

export function Documents({ checklist }: Pick<ProductOnPage, 'checklist'>) {
  const required = checklist.filter((item) => item.is_required).map((item) => item.title)
  const optional = checklist.filter((item) => !item.is_required).map((item) => item.title)
  return (
    <>
      {required.length > 0 && (
        <div>
          <h3 className="t18">{copy().alwaysNeeded}</h3>
          <TickList yes={required} />
        </div>
      )}
      {optional.length > 0 && (
        <div>
          <h3 className="t18">{copy().ifItAppliesToYou}</h3>
          <TickList yes={optional} />
        </div>
      )}
    </>
  )
}
