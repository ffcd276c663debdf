import { ShowsImage, ShowsInt, ShowsText } from '../../../http/shown-fields.js';

/** The settings that the app reads before sign-in. Contains no secrets. */
export class AppSettings {
  @ShowsInt('Days a month with enough live time that a host should reach', 20) liveDays: number;
  @ShowsInt('Minutes of live time that make a day count', 60) liveMinutes: number;
  @ShowsInt('The family count', 50) familyCount: number;
  @ShowsImage() familyImage: string;
  @ShowsText("App id of Agora, for live video; '' when not set", 'a1b2c3d4e5f60718293a4b5c6d7e8f90')
  agoraAppId: string;
  @ShowsText(
    "OAuth client id of Google, for sign-in; '' when not set",
    '1234567890-abc.apps.googleusercontent.com',
  )
  googleClientId: string;
  @ShowsText("Publishable key of Stripe, for payments; '' when purchases are off", 'pk_live_0000000000004f2a')
  stripePublishableKey: string;
}
