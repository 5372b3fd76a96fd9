// Data alone: browser tests import it, and their loader knows no macros.

export const PASSWORD = 'Gilded-Oak-42';

export const home = {
  country_code: 'TW',
  city: '臺北市',
  township: '大同區',
  postal_code: '103',
  address: '迪化街一段 12 號',
};

/** A basic member's registration, without its captcha. */
export const person = {
  firstname: 'Mei',
  lastname: 'Lin',
  email: 'mei@example.com',
  password: PASSWORD,
  mobile: { code: '886', number: '912345678' },
  birthday: '1990-05-17',
  gender: 'female',
  address: home,
};

export const artist = {
  ...person,
  type: 'artist',
  portfolio: 'https://mei.example',
  statement: 'I paint.',
  agree: true,
};
export const gallery = { ...artist, type: 'gallery', company: { name: 'Lin Gallery', contact: 'Mei Lin' } };
