package tulkas.catan;

import java.util.Map;

/** Cards: how many of each resource. */
public final class Resources {
    private final int[] counts = new int[Resource.values().length];

    public static Resources one(Resource resource) {
        return new Resources().add(resource, 1);
    }

    /** Null for cards that are hidden. */
    static Resources from(Object value) {
        if (value == null) {
            return null;
        }
        Resources resources = new Resources();
        for (Resource resource : Resource.values()) {
            resources.add(resource, ((Long) ((Map<?, ?>) value).get(resource.toString())).intValue());
        }
        return resources;
    }

    public int get(Resource resource) {
        return counts[resource.ordinal()];
    }

    /** These cards, with so many more of one resource, or fewer. */
    public Resources add(Resource resource, int count) {
        counts[resource.ordinal()] += count;
        return this;
    }

    public int total() {
        int total = 0;
        for (int count : counts) {
            total += count;
        }
        return total;
    }

    /** "2b1o", or "-" for no cards. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Resource resource : Resource.values()) {
            if (get(resource) > 0) {
                text.append(get(resource)).append(resource.toString().charAt(0));
            }
        }
        return text.length() == 0 ? "-" : text.toString();
    }
}
