import { Link } from 'react-router'
import { blogPage } from '#content/pages/blog.ts'
import { type ArticleFilter, listAddress } from '#publishing/articles/find-articles.ts'

type Counted = { name: string; count: number }

export function ArticleFilters({
  filter,
  categories,
  tags,
  total,
}: {
  filter: ArticleFilter
  categories: readonly (Counted & { name: Exclude<ArticleFilter['category'], 'all'> })[]
  tags: readonly Counted[]
  total: number
}) {
  const places = [{ name: 'all' as const, label: blogPage.allCategories, count: total }, ...categories]
  return (
    <div className="stack">
      <nav aria-labelledby="blog-categories">
        <h2 className="t16" id="blog-categories">
          {blogPage.categoriesTitle}
        </h2>
        <ul className="side-list">
          {places.map(({ name, count, ...rest }) => (
            <li key={name}>
              <Link
                to={listAddress({ ...filter, category: name })}
                aria-current={filter.category === name ? 'true' : undefined}
                preventScrollReset
              >
                {'label' in rest ? rest.label : name} <em>{count}</em>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="blog-tags">
        <h2 className="t16" id="blog-tags">
          {blogPage.tagsTitle}
        </h2>
        <ul className="row tight mt-8">
          {tags.map(({ name }) => (
            <li key={name}>
              <Link
                to={listAddress({ ...filter, text: name })}
                className="chip"
                aria-current={filter.text === name ? 'true' : undefined}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
