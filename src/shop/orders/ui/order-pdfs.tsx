import { TickList } from '#design/facts.tsx'
import type { ProductOnPage } from '#shop/catalogue/catalogue.ts'

export function Documents({ checklist }: Pick<ProductOnPage, 'checklist'>) {
  const required = checklist.filter((item) => item.is_required).map((item) => item.title)
  const optional = checklist.filter((item) => !item.is_required).map((item) => item.title)
  return (
    <>
      {required.length > 0 && (
        <div>
          <h3 className="t18">In any case</h3>
          <TickList yes={required} />
        </div>
      )}
      {optional.length > 0 && (
        <div>
          <h3 className="t18">If it applies to you</h3>
          <TickList yes={optional} />
        </div>
      )}
    </>
  )
}
