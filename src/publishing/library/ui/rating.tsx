import { classes } from '#design/classes.ts'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'

const copy = () => t(publishingTexts.rating)

export function Rating({ value, label = copy().rated }: { value: number; label?: string }) {
  return (
    <span className="rating">
      <span className="stars" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon key={star} name="star" small className={classes(star <= Math.round(value) && 'full')} />
        ))}
      </span>
      <span className="visually-hidden">{label} </span>
      <span className="numbers">{value}/5</span>
    </span>
  )
}
