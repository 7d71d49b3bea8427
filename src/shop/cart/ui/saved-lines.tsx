import { FactList } from '#design/facts.tsx'
import { formatMoney } from '#platform/format.ts'
import type { OpenedLine } from '#shop/price-guarantee/open-price-guarantee.server.ts'
import { priceGuaranteeWords } from '#shop/price-guarantee/words.ts'

export function SavedLines({ lines }: { lines: readonly OpenedLine[] }) {
  const { status, emailContent: email } = priceGuaranteeWords()
  return (
    <FactList
      amounts
      facts={lines.map((line) => {
        const words = status[line.status](line)
        return {
          key: line.variantId,
          value: formatMoney(line.unitPriceCents),
          term: (
            <>
              {email.line(line)}
              {words && <br />}
              {words && <span className="fine">{words}</span>}
            </>
          ),
        }
      })}
    />
  )
}
