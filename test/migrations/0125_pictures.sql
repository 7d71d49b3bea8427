with one as (
  insert into pictures (digest, alt, width, height, made_by, made_at) values ('d', 'A bridge', 480, 320, 'olga', now()) returning id
)
insert into picture_sizes (picture_id, width, bytes) select id, 480, '\x00' from one;
