import { Link } from 'react-router'
import { notFound } from '#content/pages/not-found.ts'
import { Icon } from '#design/icon.tsx'
import { Section } from '#design/page/layout.tsx'

export function PopularPages() {
  return (
    <Section title={notFound.tilesTitle} flush>
      <ul className="lined">
        {notFound.tiles.map(({ title, text, href }) => (
          <li key={href}>
            <Link to={href} className="service-row">
              <h3 className="t24">{title}</h3>
              <p>{text}</p>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
