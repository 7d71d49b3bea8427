update product_variants set price_in_cents = 52900 where id = 'standard-2025';
