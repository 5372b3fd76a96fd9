import { msg } from '@lingui/core/macro';
import type { PageTitle } from './page-title.ts';

/** The titles of pages that need the rest of the messages (src/shared/message-parts.ts). */
export const laterPageTitles = {
  news: {
    title: msg`News and insights`,
    description: msg`Exhibitions, studio visits and short essays on looking at pictures and living with them.`,
  },
  faq: {
    title: msg`Frequently asked questions`,
    description: msg`Answers about prints, frames, delivery, payment, returns and care.`,
  },
  login: { title: msg`Sign in`, description: msg`Sign in to see your orders, favourites and messages.` },
  register: { title: msg`Become a member`, description: msg`Open an account to buy prints and save favourites.` },
  registerArtist: {
    title: msg`Join as an artist`,
    description: msg`Open an artist account and send us your portfolio for review.`,
  },
  registerGallery: {
    title: msg`Join as a gallery`,
    description: msg`Open a gallery account for the artists you represent.`,
  },
  forgotPassword: {
    title: msg`Forgot your password?`,
    description: msg`We will send you a link to choose a new password.`,
  },
  resetPassword: { title: msg`Choose a new password`, description: msg`Set a new password for your account.` },
  setup: { title: msg`Open your shop`, description: msg`The first administrator of an empty shop opens an account.` },
  account: { title: msg`Your profile`, description: msg`Your name, your addresses and your password.` },
  favorite: { title: msg`Favourites`, description: msg`The works you have saved, with their price then and now.` },
  walls: { title: msg`My walls`, description: msg`The walls that you have planned and saved.` },
  message: { title: msg`Messages`, description: msg`Your conversations with the shop.` },
  order: { title: msg`Orders`, description: msg`Where each of your prints is, from our workshop to your wall.` },
  invitation: {
    title: msg`Join the team`,
    description: msg`Accept an invitation to join the staff.`,
  },
  artistPage: {
    title: msg`Your public page`,
    description: msg`What visitors read about you and the artists you represent.`,
  },
  sellerWorks: { title: msg`Your works`, description: msg`The works you sell through us, at every stage.` },
  report: { title: msg`Sales report`, description: msg`Your yearly statement, as a document for your accountant.` },
  payout: {
    title: msg`Payouts`,
    description: msg`Your payouts with their statements, and the details we need to pay you.`,
  },
  sales: {
    title: msg`Sales overview`,
    description: msg`Your works online and offline: views, favourites, sales and shares.`,
  },
  certificate: {
    title: msg`Check a certificate`,
    description: msg`Check whether the certificate of a print is genuine and still valid.`,
  },
  together: {
    title: msg`Choose together`,
    description: msg`A list of works that several people change together, with hearts and notes.`,
  },
  gift: {
    title: msg`A gift`,
    description: msg`The works of a gift, their story, and how to hang them.`,
  },
  cart: { title: msg`Cart`, description: msg`The prints you have chosen, delivery, and your order.` },
  cartCheck: { title: msg`Your order`, description: msg`Whether we have received your order, and what happens next.` },
  components: { title: msg`Components`, description: msg`The parts that every page is made of, for developers.` },
} satisfies Record<string, PageTitle>;
