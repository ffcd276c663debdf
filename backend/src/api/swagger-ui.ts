import type { SwaggerCustomOptions } from '@nestjs/swagger';

interface ApiResponse {
  url: string;
  ok: boolean;
  body?: { accessToken?: string };
}

/**
 * Runs in the browser, as text: it may use nothing of this file. A sign-in or a renewed session that went through is used for
 * every later call on the page.
 */
function useSession(response: ApiResponse): ApiResponse {
  const { ui } = globalThis as unknown as { ui: { preauthorizeApiKey(scheme: string, token: string): void } };
  if (response.ok && response.body?.accessToken) ui.preauthorizeApiKey('bearer', response.body.accessToken);
  return response;
}

/** Swagger UI for ops: sign in with a login call right there, then every call can be tried. */
export const swaggerUi = (appName: string): SwaggerCustomOptions => ({
  jsonDocumentUrl: 'api/docs-json',
  customSiteTitle: `${appName} API`,
  swaggerOptions: {
    responseInterceptor: useSession,
    persistAuthorization: true,
    tryItOutEnabled: true,
    displayRequestDuration: true,
    displayOperationId: true,
    docExpansion: 'none',
    filter: true,
    tagsSorter: 'alpha',
  },
});
